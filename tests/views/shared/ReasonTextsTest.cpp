// SPDX-License-Identifier: GPL-3.0-or-later
//
// What lupdate is given of the catalogue of reasons, whose lines are macros: every text that can be translated.
#include "core/base/Files.h"
#include "core/dependence/reasons/Catalogue.h"

#include <QTest>

using namespace warpgrain;

class ReasonTextsTest : public QObject {
  Q_OBJECT

private:
  static QString collected() {
    const auto text = readTextFile(WARPGRAIN_REASON_TEXTS);
    return text ? QString::fromStdString(*text) : QString();
  }

  /// The line that lupdate reads for a text.
  static QString lineOf(std::string_view text) {
    QString literal = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    literal.replace(u'\\', QStringLiteral("\\\\")).replace(u'"', QStringLiteral("\\\""));
    return QStringLiteral("QT_TRANSLATE_NOOP(\"warpgrain::dependence::Reasons\", \"%1\")\n").arg(literal);
  }

private Q_SLOTS:

  void everyReasonIsCollected() {
    const QString all = collected();
    for (std::size_t i = 0; i < dependence::reasonCount; ++i) {
      const auto id = static_cast<dependence::ReasonId>(i);
      QVERIFY2(all.contains(lineOf(dependence::entryOf(id).pattern)), dependence::nameOf(id).c_str());
    }
  }

  void everyGroupIsCollected() {
    const QString all = collected();
    for (const dependence::ReasonGroup &group : dependence::reasonGroups()) {
      QVERIFY(all.contains(lineOf(group.title)));
      QVERIFY(all.contains(lineOf(group.advice)));
    }
  }

  void nothingElseIsCollected() {
    const auto lines = static_cast<std::size_t>(collected().count(QStringLiteral("QT_TRANSLATE_NOOP(")));
    QCOMPARE(lines, dependence::reasonCount + 2 * dependence::reasonGroups().size());
  }
};

QTEST_GUILESS_MAIN(ReasonTextsTest)
#include "ReasonTextsTest.moc"
