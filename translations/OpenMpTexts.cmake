# SPDX-License-Identifier: GPL-3.0-or-later
# Writes what lupdate cannot see in core/openmp/reasons/Reasons.def, whose lines are macros: each pattern in a
# QT_TRANSLATE_NOOP. Arguments: FROM, the catalogue; TO, the file to write.
file(READ ${FROM} catalogue)
string(REGEX REPLACE "\nWARPGRAIN_OPENMP_REASON\\([A-Za-z0-9]+, (\"([^\"\\\n]|\\\\.)*\")[^\n]*"
  "\nQT_TRANSLATE_NOOP(\"warpgrain::openmp::Reasons\", \\1)" catalogue "${catalogue}")
string(REGEX REPLACE "\n/[^\n]*" "" catalogue "\n${catalogue}")
file(WRITE ${TO} "// Written from Reasons.def for lupdate; compiled nowhere.${catalogue}")
