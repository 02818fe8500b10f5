"""The display list as SVG for the page, sharp at any size.

Begin with `painter`, which matches over the records of `render.acts`; `pen` writes sprites as paths, `symbols` are what many
pictures share (each is sent once), `style` is the one style sheet, `document` a file that stands alone. Elements have classes and presentation
attributes, never a `style`, because a page's policy blocks those. An element with an id is shared by all pictures of a page; a
picture has no id of its own, so a document can hold several. A sprite (`i-NAME`) has its own colour unless the class `c-ROLE` of its
`<use>` sets another. A layout's shared part (`Shared`) is `k-NAME`.
"""
