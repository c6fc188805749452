// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/base/Resources.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <memory>
#include <string_view>

/// Q_INIT_RESOURCE cannot stand inside a namespace.
static void initialise() {
  Q_INIT_RESOURCE(icons);
  Q_INIT_RESOURCE(translations);
}

namespace warpgrain::gui {

namespace {

/// Functions that belong to no class ask with the name of the view they serve; lupdate files their texts under the
/// namespace, or the class they are used in.
class Translator : public QTranslator {
public:
  using QTranslator::QTranslator;

  QString translate(const char *context, const char *text, const char *note, int n) const override {
    const QString own = QTranslator::translate(context, text, note, n);
    if (!own.isNull() || !std::string_view(context).starts_with("warpgrain::views")) return own;
    for (const char *other : {"warpgrain::views", "warpgrain::views::OutlineWriter"})
      if (const QString found = QTranslator::translate(other, text, note, n); !found.isNull()) return found;
    return own;
  }
};

} // namespace

void initialiseResources() {
  initialise();
}

QTranslator *makeTranslator(const QLocale &locale, QObject *parent) {
  auto translator = std::make_unique<Translator>(parent);
  // Chinese is written alike in China and in Singapore.
  const bool isSimplified = locale.script() == QLocale::SimplifiedHanScript;
  const bool loaded = translator->load(isSimplified ? QLocale(QLocale::Chinese, QLocale::China) : locale,
                                       QStringLiteral("warpgrain"), QStringLiteral("_"), QStringLiteral(":/i18n"));
  return loaded ? translator.release() : nullptr;
}

void installTranslations(QCoreApplication &application) {
  // English first: it knows its plural forms, and is what is shown where a language has no word.
  for (const QLocale &locale : {QLocale(QLocale::English), QLocale()})
    if (QTranslator *own = makeTranslator(locale, &application)) QCoreApplication::installTranslator(own);
  // Qt's own dialogs.
  auto *qt = new QTranslator(&application);
  if (qt->load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
               QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
    QCoreApplication::installTranslator(qt);
}

} // namespace warpgrain::gui
