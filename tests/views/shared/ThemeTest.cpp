// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shared/Theme.h"

#include "tests/views/support/ColourVision.h"
#include "views/charts/ChartStyle.h"
#include "views/shared/VerdictText.h"

#include <QApplication>
#include <QImage>
#include <QLineEdit>
#include <QSpinBox>
#include <QStyle>
#include <QTest>
#include <QTranslator>
#include <QWidget>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

using namespace warpgrain;
using namespace warpgrain::views;

class ThemeTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void schemeCanBeChangedWhileRunning() {
    QWidget widget;
    widget.show();
    const auto darkAfter = [&widget](ColourScheme scheme) {
      applyColourScheme(*qApp, scheme);
      QCoreApplication::processEvents();
      return isDark(widget);
    };
    QVERIFY(darkAfter(ColourScheme::dark));
    QVERIFY(!darkAfter(ColourScheme::light));
    QVERIFY(darkAfter(ColourScheme::dark));
    QCOMPARE(darkAfter(ColourScheme::system), isDark(QApplication::style()->standardPalette()));
  }

  /// WCAG 1.4.11: what shows where a field is has a contrast of 3.
  void fieldsAreSeenOnDarkGround() {
    applyColourScheme(*qApp, ColourScheme::dark);
    QWidget window;
    auto *line = new QLineEdit(&window);
    auto *number = new QSpinBox(&window);
    line->setGeometry(10, 10, 120, 26);
    number->setGeometry(10, 50, 120, 26);
    window.resize(160, 100);
    window.show();
    const QImage image = window.grab().toImage();
    const QColor ground = window.palette().color(QPalette::Window);
    for (const QWidget *field : {static_cast<QWidget *>(line), static_cast<QWidget *>(number)}) {
      double most = 0; // over the pixels around its left edge
      for (int x = field->x() - 1; x < field->x() + 3; ++x)
        most = std::max(most, contrast(image.pixelColor(x, field->geometry().center().y()), ground));
      QVERIFY2(most >= 3,
               qPrintable(QStringLiteral("%1: %2").arg(QLatin1StringView(field->metaObject()->className())).arg(most)));
    }
    applyColourScheme(*qApp, ColourScheme::light);
    QCOMPARE(QApplication::style()->name(), QStringLiteral("fusion"));
  }

  void contrastIsThatOfWcag() {
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
    QVERIFY(std::abs(contrast(QColor(0x777777), Qt::white) - 4.48) < 0.01);
  }

  void everyInkIsReadable_data() {
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
  }

  void everyInkIsReadable() {
    QFETCH(bool, dark);
    applyColourScheme(*qApp, dark ? ColourScheme::dark : ColourScheme::light);
    const QPalette palette = QApplication::palette();
    const ThemeColours &colours = themeColours(dark);
    std::vector<QColor> inks{colours.legal,   colours.legalIf, colours.illegal, colours.unknown, colours.error,
                             colours.warning, colours.note,    colours.better,  colours.worse,   colours.faint};
    inks.insert(inks.end(), colours.series.begin(), colours.series.end());
    inks.push_back(palette.color(QPalette::Text));
    inks.push_back(palette.color(QPalette::Link));
    inks.push_back(palette.color(QPalette::PlaceholderText));
    for (const QColor &ink : inks)
      for (const auto role : {QPalette::Base, QPalette::Window, QPalette::AlternateBase})
        QVERIFY2(contrast(ink, palette.color(role)) >= 4.5, qPrintable(ink.name()));
  }

  /// WCAG 1.4.6.
  void inksOfHighContrastAreReadableForThoseWhoSeeLittle() {
    applyColourScheme(*qApp, ColourScheme::contrast);
    const QPalette palette = QApplication::palette();
    QVERIFY(isDark(palette));
    const ThemeColours &colours = themeColours(isDark(palette));
    std::vector<QColor> inks{colours.legal,   colours.legalIf, colours.illegal, colours.unknown, colours.error,
                             colours.warning, colours.note,    colours.better,  colours.worse,   colours.faint};
    inks.insert(inks.end(), colours.series.begin(), colours.series.end());
    for (const auto role : {QPalette::Text, QPalette::Link, QPalette::LinkVisited, QPalette::PlaceholderText})
      inks.push_back(palette.color(role));
    inks.push_back(palette.color(QPalette::Disabled, QPalette::Text));
    for (const QColor &ink : inks)
      for (const auto role : {QPalette::Base, QPalette::Window, QPalette::AlternateBase})
        QVERIFY2(contrast(ink, palette.color(role)) >= 7, qPrintable(ink.name()));
    QVERIFY(contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)) >= 7);
    applyColourScheme(*qApp, ColourScheme::light);
  }

  void textStaysReadableOnLinesOfAComparison_data() { everyInkIsReadable_data(); }

  void textStaysReadableOnLinesOfAComparison() {
    QFETCH(bool, dark);
    applyColourScheme(*qApp, dark ? ColourScheme::dark : ColourScheme::light);
    const QColor text = QApplication::palette().color(QPalette::Text);
    const ThemeColours &colours = themeColours(dark);
    for (const QColor &back : {colours.addedLine, colours.removedLine, colours.changedLine, colours.addedText,
                               colours.removedText, colours.changedText})
      QVERIFY2(contrast(text, back) >= 4.5, qPrintable(back.name()));
  }

  void everyVerdictHasAGlyphOfItsOwn() {
    std::set<QString> glyphs;
    std::set<QString> names;
    for (const auto kind : {dependence::VerdictKind::legal, dependence::VerdictKind::legalIf,
                            dependence::VerdictKind::illegal, dependence::VerdictKind::unknown}) {
      glyphs.insert(verdictGlyph(kind));
      names.insert(verdictName(kind));
    }
    QCOMPARE(glyphs.size(), 4);
    QCOMPARE(names.size(), 4);
  }

  void tooltipTellsReasonsAndAssumptions() {
    dependence::Verdict verdict;
    verdict.assume({dependence::ReasonId::outsideText, {"no thread races"}});
    verdict.reasons.push_back({dependence::ReasonId::outsideText, {"the tail is guarded"}});
    const QString text = verdictTooltip(verdict);
    QVERIFY(text.contains(QStringLiteral("no thread races")));
    QVERIFY(text.contains(QStringLiteral("the tail is guarded")));
  }

  void aReasonIsToldInTheWindowsLanguage() {
    class Words : public QTranslator {
    public:
      QString translate(const char *context, const char *text, const char *, int) const override {
        if (QLatin1StringView(context) != QLatin1StringView("warpgrain::dependence::Reasons")) return {};
        if (QLatin1StringView(text) == QLatin1StringView("The step of this loop changes: {1}."))
          return QStringLiteral("Der Schritt der Schleife ändert sich: {1}.");
        if (QLatin1StringView(text) == QLatin1StringView("{1} is changed in {2}"))
          return QStringLiteral("in {2} wird {1} geändert");
        return {};
      }

      bool isEmpty() const override { return false; }
    } words;

    QCoreApplication::installTranslator(&words);
    using dependence::Reason;
    using dependence::ReasonId;
    const Reason reason(ReasonId::stepChanges, {Reason(ReasonId::isChangedIn, {"n", "line 12"})});
    const QString told = sentenceOf(reason);
    QCoreApplication::removeTranslator(&words);
    QCOMPARE(told, QStringLiteral("Der Schritt der Schleife ändert sich: in line 12 wird n geändert."));
    QCOMPARE(sentenceOf(reason), QStringLiteral("The step of this loop changes: n is changed in line 12."));
  }

  /// One man of twelve lacks a kind of cones: colours that speak against each other differ for him too, in both themes,
  /// and a sign stands beside each.
  void verdictsAreToldApartWithoutAllColours() {
    using enum dependence::VerdictKind;
    constexpr double least = 8;
    std::set<QString> glyphs;
    const std::array kinds{legal, legalIf, illegal, unknown};
    for (const bool isDark : {false, true}) {
      const ThemeColours &colours = themeColours(isDark);
      QVERIFY(tests::leastDistance(colours.better, colours.worse) >= least);
      QVERIFY(tests::leastDistance(colours.error, colours.note) >= least);
      for (const auto one : kinds)
        for (const auto other : kinds)
          QVERIFY2(one == other || tests::leastDistance(colours.of(one), colours.of(other)) >= least,
                   qPrintable(verdictName(one) + u' ' + verdictName(other)));
    }
    for (const auto kind : kinds)
      glyphs.insert(verdictGlyph(kind));
    QCOMPARE(glyphs.size(), kinds.size());
  }

  /// By the marker, the dashes, or a colour that everybody sees as another one.
  void seriesAreToldApartWithoutAllColours() {
    constexpr std::size_t most = 16;
    constexpr double least = 10;
    const auto shapeOf = [](std::size_t number, bool isDark) {
      return seriesMarker(number, isDark).convertToFormat(QImage::Format_Alpha8);
    };
    for (const bool isDark : {false, true})
      for (std::size_t one = 0; one < most; ++one)
        for (std::size_t other = 0; other < one; ++other) {
          const QPen a = seriesPen(one, isDark);
          const QPen b = seriesPen(other, isDark);
          QVERIFY2(a.style() != b.style() || shapeOf(one, isDark) != shapeOf(other, isDark) ||
                       tests::leastDistance(a.color(), b.color()) >= least,
                   qPrintable(QStringLiteral("%1 and %2").arg(one).arg(other)));
        }
  }

  void distancesOfColoursAreThoseThatPeopleSee() {
    QCOMPARE(tests::leastDistance(QColor(0x123456), QColor(0x123456)), 0.0);
    QVERIFY(std::abs(tests::leastDistance(QColor(Qt::black), QColor(Qt::white)) - 100) < 0.1);
    // The green and the red that most confuse: who sees all colours has no trouble.
    QVERIFY(tests::leastDistance(QColor(0x6cd58a), QColor(0xff8a8a)) < 3);
    QVERIFY(tests::leastDistance(QColor(0x0000ff), QColor(0xffff00)) > 50);
  }

  void linkOfAReasonLeadsToItsPlace() {
    const SourceSpan span{.file = FileId{2}, .begin = 10, .end = 24};
    const auto verdict = dependence::Verdict::illegal({dependence::ReasonId::outsideText, {"a < b & c"}}, span);
    const QString html = verdictHtml(verdict, [](const SourceSpan &) { return QStringLiteral("line 3"); });
    QVERIFY(html.contains(QStringLiteral("a &lt; b &amp; c")));
    QVERIFY(html.contains(QStringLiteral(">line 3</a>")));
    QVERIFY(html.contains(QStringLiteral("place:2:10:24")));
    QCOMPARE(placeOfLink(QStringLiteral("place:2:10:24")), std::optional(span));
    QVERIFY(!placeOfLink(QStringLiteral("place:2:10")));
    QVERIFY(!placeOfLink(QStringLiteral("place:2:x:24")));
    QVERIFY(!placeOfLink(QStringLiteral("https://example.org")));
  }

  void linkOfAReasonLeadsToTheHandbook() {
    const auto verdict = dependence::Verdict::illegal({dependence::ReasonId::barrierDivergent, {}});
    QVERIFY(verdictHtml(verdict).contains(QStringLiteral("<a href=\"reason:barrier-divergent\">")));
    QCOMPARE(reasonOfLink(QStringLiteral("reason:barrier-divergent")),
             std::optional(dependence::ReasonId::barrierDivergent));
    QVERIFY(!reasonOfLink(QStringLiteral("reason:no-such-reason")));
    QVERIFY(!reasonOfLink(QStringLiteral("place:2:10:24")));
  }
};

QTEST_MAIN(ThemeTest)
#include "ThemeTest.moc"
