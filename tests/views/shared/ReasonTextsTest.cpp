// SPDX-License-Identifier: GPL-3.0-or-later
//
// What lupdate is given of the catalogue of reasons, whose lines are macros: every text that can be translated.
#include "core/base/Files.h"
#include "core/dependence/reasons/Catalogue.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <set>
#include <vector>

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

  struct Message {
    QString source;
    QString translation;
    bool isFinished = false;
  };

  /// The entries of a file for Qt Linguist.
  static std::vector<Message> messagesOf(const QString &path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    std::vector<Message> messages;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
      if (xml.readNext() != QXmlStreamReader::StartElement) continue;
      if (xml.name() == QLatin1StringView("message")) messages.emplace_back();
      if (xml.name() == QLatin1StringView("source")) messages.back().source = xml.readElementText();
      if (xml.name() != QLatin1StringView("translation")) continue;
      messages.back().isFinished = !xml.attributes().hasAttribute(QStringLiteral("type"));
      messages.back().translation = xml.readElementText();
    }
    return messages;
  }

  /// {1}, {2}, … of a text, each once.
  static std::set<QString> placeholdersOf(const QString &text) {
    static const QRegularExpression placeholder(QStringLiteral("\\{\\d\\}"));
    std::set<QString> found;
    for (const QRegularExpressionMatch &match : placeholder.globalMatch(text))
      found.insert(match.captured());
    return found;
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

  void theGermanFileHoldsTheCatalogue() {
    std::set<QString> sources;
    for (const Message &message : messagesOf(QStringLiteral(WARPGRAIN_GERMAN_REASONS)))
      sources.insert(message.source);
    for (std::size_t i = 0; i < dependence::reasonCount; ++i) {
      const auto id = static_cast<dependence::ReasonId>(i);
      QVERIFY2(sources.contains(QString::fromUtf8(dependence::entryOf(id).pattern)), dependence::nameOf(id).c_str());
    }
  }

  void germanReasonsHaveTheirArguments() {
    for (const Message &message : messagesOf(QStringLiteral(WARPGRAIN_GERMAN_REASONS))) {
      if (!message.isFinished) continue;
      QVERIFY2(!message.translation.isEmpty(), qPrintable(message.source));
      QVERIFY2(placeholdersOf(message.translation) == placeholdersOf(message.source), qPrintable(message.translation));
    }
  }

  /// A clause goes on from the text before it, or stands apart from it.
  void germanClausesKeepTheBlanksAtTheirEnds() {
    for (const Message &message : messagesOf(QStringLiteral(WARPGRAIN_GERMAN_REASONS))) {
      if (!message.isFinished) continue;
      QCOMPARE(message.translation.startsWith(u' '), message.source.startsWith(u' '));
      QCOMPARE(message.translation.endsWith(u'.'), message.source.endsWith(u'.'));
    }
  }
};

QTEST_GUILESS_MAIN(ReasonTextsTest)
#include "ReasonTextsTest.moc"
