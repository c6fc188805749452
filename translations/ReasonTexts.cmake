# SPDX-License-Identifier: GPL-3.0-or-later
# Writes what lupdate cannot see in core/dependence/reasons/Reasons.def, whose lines are macros: each pattern, and each
# group's title and advice, in a QT_TRANSLATE_NOOP. Arguments: FROM, the catalogue; TO, the file to write.
file(READ ${FROM} catalogue)
set(context "\"warpgrain::dependence::Reasons\"")
set(text "\"([^\"\\\\\n]|\\\\.)*\"")
string(REGEX REPLACE "\nWARPGRAIN_(REASON|CLAUSE)(_LIFTED)?\\([A-Za-z0-9]+, (${text})[^\n]*"
  "\nQT_TRANSLATE_NOOP(${context}, \\3)" catalogue "${catalogue}")
string(REGEX REPLACE "\nWARPGRAIN_REASON_GROUP\\((${text}), (${text})\\)"
  "\nQT_TRANSLATE_NOOP(${context}, \\1)\nQT_TRANSLATE_NOOP(${context}, \\3)" catalogue "${catalogue}")
# What is left are comments and macros of the catalogue itself.
string(REGEX REPLACE "\n[/#][^\n]*" "" catalogue "\n${catalogue}")
file(WRITE ${TO} "// Written from Reasons.def for lupdate; compiled nowhere.${catalogue}")
