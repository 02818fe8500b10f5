-- A table votes on more than one late seat.
UPDATE tables SET notes = json_remove(
    json_set(notes, '$.votes', json_array(json_set(json_extract(notes, '$.vote'), '$.about', 'seat'))), '$.vote'
) WHERE json_valid(notes) AND json_type(notes, '$.vote') = 'object';
