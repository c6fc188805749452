// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QCoreApplication;
class QLocale;
class QObject;
class QTranslator;

namespace warpgrain::gui {

/// Makes icons and translations that are linked into the program known to Qt. Once, before the first window.
void initialiseResources();

/// Our texts in a language; null where there is no translation.
QTranslator *makeTranslator(const QLocale &locale, QObject *parent);

/// Loads the desktop's language, where there is a translation.
void installTranslations(QCoreApplication &application);

} // namespace warpgrain::gui
