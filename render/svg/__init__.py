"""The display list as SVG: what the page shows, sharp at any size.

Begin with `painter`, which matches over the records of `render.acts`; `pen` writes sprites as paths, `symbols` are what many
pictures share (each is sent once), `style` is the one style sheet, `document` a file that stands alone. Elements have classes and presentation
attributes, never a `style`, because a page's policy blocks those. What has an id is shared by all pictures of a page; a
picture has no id of its own, so several stand in one document. A sprite (`i-NAME`) has its colour unless the class `c-ROLE` of its `<use>`
says another one; what a layout shares (`Shared`) is `k-NAME`.
"""
