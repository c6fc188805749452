// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window in each of its languages: nothing that has a translation is shown in English.
#include "app/gui/base/Resources.h"
#include "app/gui/base/Texts.h"
#include "core/plan/Transformation.h"
#include "tests/views/window/WindowFixture.h"
#include "views/shared/VerdictText.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QTabBar>
#include <QTranslator>
#include <QXmlStreamReader>

#include <set>

using namespace warpgrain;
using namespace warpgrain::gui;

namespace {

/// Texts whose translation is another text, whatever class asks for it.
std::set<QString> translatedTexts(const QString &language) {
  std::set<QString> out;
  std::set<QString> translations;
  for (const char *catalogue : {"warpgrain", "reasons"}) {
    QFile file(QStringLiteral(WARPGRAIN_TRANSLATIONS "/%1_%2.ts").arg(QLatin1StringView(catalogue), language));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QXmlStreamReader xml(&file);
    QString source;
    while (!xml.atEnd()) {
      if (xml.readNext() != QXmlStreamReader::StartElement) continue;
      if (xml.name() == QLatin1StringView("source")) source = xml.readElementText();
      if (xml.name() != QLatin1StringView("translation")) continue;
      out.insert(source);
      translations.insert(xml.readElementText(QXmlStreamReader::IncludeChildElements));
    }
  }
  // A word of both languages is no sign of anything: "Start" is "Launch" in German.
  for (const QString &text : translations)
    out.erase(text);
  return out;
}

/// What a person reads of a model: its headers, and the cells that are there.
void addTextsOf(const QAbstractItemModel &model, const QModelIndex &parent, QStringList &out) {
  for (int column = 0; column < model.columnCount(parent); ++column) {
    if (!parent.isValid()) {
      out << model.headerData(column, Qt::Horizontal).toString()
          << model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString();
    }
    for (int row = 0; row < std::min(model.rowCount(parent), 200); ++row) {
      const QModelIndex cell = model.index(row, column, parent);
      out << cell.data().toString() << cell.data(Qt::ToolTipRole).toString();
      if (column == 0 && model.hasChildren(cell)) addTextsOf(model, cell, out);
    }
  }
}

/// What a person reads of a widget, or has read to them.
QStringList textsOf(const QWidget &widget) {
  QStringList out{widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle()};
  if (const auto *label = qobject_cast<const QLabel *>(&widget)) out << label->text();
  if (const auto *button = qobject_cast<const QAbstractButton *>(&widget)) out << button->text();
  if (const auto *box = qobject_cast<const QGroupBox *>(&widget)) out << box->title();
  if (const auto *field = qobject_cast<const QLineEdit *>(&widget)) out << field->placeholderText();
  if (const auto *combo = qobject_cast<const QComboBox *>(&widget))
    for (int i = 0; i < combo->count(); ++i)
      out << combo->itemText(i);
  if (const auto *tabs = qobject_cast<const QTabBar *>(&widget))
    for (int i = 0; i < tabs->count(); ++i)
      out << tabs->tabText(i) << tabs->tabToolTip(i);
  if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget); view != nullptr && view->model() != nullptr)
    addTextsOf(*view->model(), {}, out);
  for (const QAction *action : widget.actions())
    out << action->text() << action->toolTip() << action->statusTip();
  return out;
}

} // namespace

class LanguagesTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void theWindowSpeaks_data() {
    QTest::addColumn<QString>("language");
    for (const QString &language : QStringLiteral(WARPGRAIN_LANGUAGES).split(u' '))
      QTest::newRow(qPrintable(language)) << language;
  }

  void theWindowSpeaks() {
    QFETCH(const QString, language);
    std::set<QString> english = translatedTexts(language);
    // The step language is one for all.
    for (const transform::Transformation *step : transform::transformations())
      english.erase(toQString(step->word()));
    QVERIFY(english.size() > 1500U);
    const std::unique_ptr<QTranslator> translator(makeTranslator(QLocale(language), nullptr));
    QVERIFY(translator);
    QCoreApplication::installTranslator(translator.get());
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    QTest::mouseClick(fixture.factor(QStringLiteral("coarsen x 4")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.action("exportVariant")->isEnabled(), WindowFixture::patience);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.isSettled(), WindowFixture::patience);
    QList<QWidget *> widgets = fixture.window->findChildren<QWidget *>();
    widgets.push_back(fixture.window.get());
    QStringList untranslated;
    qsizetype read = 0;
    for (const QWidget *widget : widgets)
      for (const QString &text : textsOf(*widget)) {
        if (!text.isEmpty()) ++read;
        if (english.contains(text))
          untranslated.push_back(text + QStringLiteral(" (") + QString::fromLatin1(widget->metaObject()->className()) +
                                 QStringLiteral(" ") + widget->objectName() + u')');
      }
    fixture.window.reset();
    QCoreApplication::removeTranslator(translator.get());
    QVERIFY2(untranslated.isEmpty(), qPrintable(untranslated.join(u'\n')));
    QVERIFY(read > 500);
  }

  void wordsOfCoreInSentencesAreOfTheLanguage_data() { theWindowSpeaks_data(); }

  /// Places and parts of launches that stand as arguments; names of the source stay.
  void wordsOfCoreInSentencesAreOfTheLanguage() {
    QFETCH(const QString, language);
    using dependence::ReasonId;
    const std::unique_ptr<QTranslator> translator(makeTranslator(QLocale(language), nullptr));
    QVERIFY(translator);
    const auto sentences = [] {
      return QStringList{views::sentenceOf({ReasonId::isChangedIn, {"offline", "line 5"}}),
                         views::sentenceOf({ReasonId::isChangedIn, {"x", "a[line] (line 12)"}}),
                         views::sentenceOf({ReasonId::macroHidesLaunchPart, {"grid", "grid"}}),
                         views::sentenceOf({ReasonId::macroHidesLaunchPart, {"block", "block"}}),
                         views::sentenceOf({ReasonId::launchNeedsPlaceBefore, {"shared memory"}})};
    };
    const QStringList english = sentences();
    QVERIFY(english[0].contains(QStringLiteral("line 5")) && english[1].contains(QStringLiteral("a[line] (line 12)")));
    QCoreApplication::installTranslator(translator.get());
    const QStringList said = sentences();
    QCoreApplication::removeTranslator(translator.get());
    QVERIFY2(!said[0].contains(QStringLiteral("line 5")) && said[0].contains(u'5'), qPrintable(said[0]));
    QVERIFY2(said[0].contains(QStringLiteral("offline")), qPrintable(said[0]));
    QVERIFY2(said[1].contains(QStringLiteral("a[line] (")) && !said[1].contains(QStringLiteral("(line 12)")),
             qPrintable(said[1]));
    QVERIFY2(said[2].count(QStringLiteral("grid")) == 1, qPrintable(said[2])); // the macro
    QVERIFY2(said[3].count(QStringLiteral("block")) == 1, qPrintable(said[3]));
    QVERIFY2(!said[4].contains(QStringLiteral("shared memory")), qPrintable(said[4]));
  }

  void aMachinesLanguageIsFoundByItsLocale_data() {
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("build");
    QTest::newRow("German of Austria") << QStringLiteral("de_AT") << QStringLiteral("Varianten &bauen");
    QTest::newRow("simplified Chinese") << QStringLiteral("zh_CN") << QString();
    QTest::newRow("Chinese of Singapore") << QStringLiteral("zh_SG") << QString();
    QTest::newRow("Japanese") << QStringLiteral("ja_JP") << QString();
    QTest::newRow("Spanish of Mexico") << QStringLiteral("es_MX") << QString();
    QTest::newRow("French of Canada") << QStringLiteral("fr_CA") << QString();
  }

  void aMachinesLanguageIsFoundByItsLocale() {
    QFETCH(const QString, locale);
    QFETCH(const QString, build);
    const std::unique_ptr<QTranslator> translator(makeTranslator(QLocale(locale), nullptr));
    QVERIFY(translator);
    QCoreApplication::installTranslator(translator.get());
    WindowFixture fixture;
    fixture.show();
    const QString text = fixture.action("build")->text();
    fixture.window.reset();
    QCoreApplication::removeTranslator(translator.get());
    QVERIFY(!text.contains(QStringLiteral("uild")));
    if (!build.isEmpty()) QCOMPARE(text, build);
  }
};

QTEST_MAIN(LanguagesTest)
#include "LanguagesTest.moc"
