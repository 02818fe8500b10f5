-- In a table's notes each wait says when its user last heard of it, under another name.
UPDATE tables SET notes = replace(notes, '"told":', '"heard_at":') WHERE notes LIKE '%"told":%';
