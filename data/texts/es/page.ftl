# Lo que dice la página de una mesa: primero las frases del servidor, después las de la propia página.

## Botones y frases del servidor

page-take = Ocupar el asiento de { $name }
page-hint = Pista
page-settings = Ajustes
page-sure = No podrías deshacer esta jugada por tu cuenta. ¿Jugarla de todos modos?
page-outdated = La pregunta ya es otra: no se ha jugado nada.
