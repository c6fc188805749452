// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

// QScintilla's headers use Qt's keywords, which this project switches off. They are there for its headers alone.
#define signals Q_SIGNALS
#define slots Q_SLOTS
#include <Qsci/qscicommandset.h>
#include <Qsci/qscilexercpp.h>
#include <Qsci/qsciscintilla.h>
#undef signals
#undef slots
