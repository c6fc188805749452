# SPDX-License-Identifier: GPL-3.0-or-later
# Writes what lupdate cannot see in core/base/messages/Messages.def, whose lines are macros: each sentence in a
# QT_TRANSLATE_NOOP. Arguments: FROM, the catalogue; TO, the file to write.
file(STRINGS ${FROM} lines REGEX "^WARPGRAIN_MESSAGE\\(" ENCODING UTF-8)
set(texts "")
foreach(line IN LISTS lines)
  string(REGEX REPLACE "^WARPGRAIN_MESSAGE\\([A-Za-z0-9]+, \"[^\"]*\", (\".*\")\\)$"
    "QT_TRANSLATE_NOOP(\"warpgrain::messages::Messages\", \\1)\n" text "${line}")
  string(APPEND texts "${text}")
endforeach()
file(WRITE ${TO} "// Written from Messages.def for lupdate; compiled nowhere.\n${texts}")
