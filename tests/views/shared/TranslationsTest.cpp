// SPDX-License-Identifier: GPL-3.0-or-later
//
// The files of each language: that nothing is missing, and that translations keep what programs put into them.
#include "core/base/messages/Messages.h"
#include "core/dependence/reasons/Catalogue.h"
#include "core/report/Words.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <array>
#include <set>
#include <vector>

using namespace warpgrain;

namespace {

struct Message {
  QString context;
  QString source;
  QStringList forms; ///< one, or one for each plural form of the language
  bool isPlural = false;
  bool isFinished = false;
};

void readTranslation(QXmlStreamReader &xml, Message &message) {
  message.isFinished = !xml.attributes().hasAttribute(QStringLiteral("type"));
  if (!message.isPlural) {
    message.forms = {xml.readElementText()};
    return;
  }
  while (xml.readNextStartElement())
    message.forms.push_back(xml.readElementText());
}

/// The entries of a file for Qt Linguist.
std::vector<Message> messagesOf(const QString &path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return {};
  std::vector<Message> messages;
  QXmlStreamReader xml(&file);
  QString context;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == QLatin1StringView("name")) context = xml.readElementText();
    if (xml.name() == QLatin1StringView("message"))
      messages.push_back({.context = context,
                          .isPlural = xml.attributes().value(QStringLiteral("numerus")) == QLatin1StringView("yes")});
    if (xml.name() == QLatin1StringView("source")) messages.back().source = xml.readElementText();
    if (xml.name() == QLatin1StringView("translation")) readTranslation(xml, messages.back());
  }
  return messages;
}

QString fileOf(const QString &catalogue, const QString &language) {
  return QStringLiteral(WARPGRAIN_TRANSLATIONS "/%1_%2.ts").arg(catalogue, language);
}

/// What a program puts something in for: %1, %L2, %n, {1}, in order.
QStringList placeholdersOf(const QString &text, bool isPlural) {
  static const QRegularExpression placeholder(QStringLiteral("%L?\\d|%n|\\{\\d\\}"));
  QStringList found;
  for (const QRegularExpressionMatch &match : placeholder.globalMatch(text))
    // "one thread" needs no number.
    if (!isPlural || match.captured() != QLatin1StringView("%n")) found.push_back(match.captured());
  found.sort();
  return found;
}

bool hasMnemonic(const QString &text) {
  static const QRegularExpression mnemonic(QStringLiteral("&\\w"));
  return mnemonic.match(text).hasMatch();
}

/// Of Qt's rules for the languages that there are.
qsizetype pluralFormsOf(const QString &language) {
  return language == QLatin1StringView("ja") || language == QLatin1StringView("zh_CN") ? 1 : 2;
}

} // namespace

class TranslationsTest : public QObject {
  Q_OBJECT

private:
  static void addLanguages() {
    QTest::addColumn<QString>("language");
    for (const QString &language : QStringLiteral(WARPGRAIN_LANGUAGES).split(u' '))
      QTest::newRow(qPrintable(language)) << language;
  }

  /// One row for each catalogue of each language.
  static void addFiles() {
    QTest::addColumn<QString>("catalogue");
    QTest::addColumn<QString>("language");
    for (const QString &language : QStringLiteral(WARPGRAIN_LANGUAGES).split(u' '))
      for (const char *catalogue : {"warpgrain", "reasons", "openmp", "report", "messages"})
        QTest::addRow("%s %s", catalogue, qPrintable(language)) << QString::fromLatin1(catalogue) << language;
  }

  static std::set<QString> sourcesOf(const QString &file) {
    std::set<QString> sources;
    for (const Message &message : messagesOf(file))
      sources.insert(message.source);
    return sources;
  }

private Q_SLOTS:

  void thereAreSixLanguages() {
    QCOMPARE(QStringLiteral(WARPGRAIN_LANGUAGES), QStringLiteral("de es fr ja zh_CN")); // and English
    QCOMPARE(QDir(QStringLiteral(WARPGRAIN_TRANSLATIONS)).entryList({QStringLiteral("reasons_*.ts")}).size(), 5);
  }

  void everyTextOfTheWindowIsThere() {
    QTemporaryDir folder;
    QStringList arguments{QStringLiteral("-silent"),
                          QStringLiteral("-locations"),
                          QStringLiteral("none"),
                          QStringLiteral("-no-obsolete"),
                          QStringLiteral("-I"),
                          QStringLiteral(WARPGRAIN_SOURCES),
                          QStringLiteral(WARPGRAIN_SOURCES "/app/gui"),
                          QStringLiteral(WARPGRAIN_SOURCES "/views"),
                          QStringLiteral("-ts")};
    const QStringList languages = QStringLiteral(WARPGRAIN_LANGUAGES).split(u' ');
    for (const QString &language : languages) {
      const QString copy = folder.filePath(language + QStringLiteral(".ts"));
      QVERIFY(QFile::copy(fileOf(QStringLiteral("warpgrain"), language), copy));
      arguments.push_back(copy);
    }
    QProcess lupdate;
    lupdate.start(QStringLiteral(WARPGRAIN_LUPDATE), arguments);
    QVERIFY(lupdate.waitForFinished());
    QCOMPARE(lupdate.exitCode(), 0);
    for (const QString &language : languages) {
      const std::vector<Message> wanted = messagesOf(folder.filePath(language + QStringLiteral(".ts")));
      for (const Message &message : wanted)
        QVERIFY2(message.isFinished, qPrintable(language + QStringLiteral(" lacks: ") + message.source));
      QVERIFY(wanted.size() > 1000U);
      QCOMPARE(messagesOf(fileOf(QStringLiteral("warpgrain"), language)).size(), wanted.size());
    }
  }

  void everyReasonIsThere_data() { addLanguages(); }

  void everyReasonIsThere() {
    QFETCH(const QString, language);
    const std::set<QString> sources = sourcesOf(fileOf(QStringLiteral("reasons"), language));
    for (std::size_t i = 0; i < dependence::reasonCount; ++i) {
      const auto id = static_cast<dependence::ReasonId>(i);
      QVERIFY2(sources.contains(QString::fromUtf8(dependence::entryOf(id).pattern)), dependence::nameOf(id).c_str());
    }
    for (const dependence::ReasonGroup &group : dependence::reasonGroups()) {
      QVERIFY(sources.contains(QString::fromUtf8(group.title)));
      QVERIFY(sources.contains(QString::fromUtf8(group.advice)));
    }
  }

  void everyWordOfReportsIsThere_data() { addLanguages(); }

  void everyWordOfReportsIsThere() {
    QFETCH(const QString, language);
    const std::set<QString> sources = sourcesOf(fileOf(QStringLiteral("report"), language));
    for (std::size_t i = 0; i < static_cast<std::size_t>(report::Word::count); ++i) {
      const QString english = QString::fromUtf8(report::englishOf(static_cast<report::Word>(i)));
      QVERIFY2(sources.contains(english), qPrintable(english));
    }
  }

  void everyReasonOfOpenMpProgramsIsThere_data() { addLanguages(); }

  void everyReasonOfOpenMpProgramsIsThere() {
    QFETCH(const QString, language);
    constexpr std::array patterns{
#define WARPGRAIN_OPENMP_REASON(id, pattern) pattern,
#include "core/openmp/reasons/Reasons.def"
#undef WARPGRAIN_OPENMP_REASON
    };
    const std::set<QString> sources = sourcesOf(fileOf(QStringLiteral("openmp"), language));
    for (const char *pattern : patterns)
      QVERIFY2(sources.contains(QString::fromUtf8(pattern)), pattern);
    QCOMPARE(sources.size(), patterns.size()); // none that is no more
  }

  void everySentenceOfErrorsIsThere_data() { addLanguages(); }

  void everySentenceOfErrorsIsThere() {
    QFETCH(const QString, language);
    const std::set<QString> sources = sourcesOf(fileOf(QStringLiteral("messages"), language));
    for (std::size_t i = 0; i < static_cast<std::size_t>(messages::MessageId::count); ++i) {
      const QString english = QString::fromUtf8(messages::englishOf(static_cast<messages::MessageId>(i)));
      QVERIFY2(sources.contains(english), qPrintable(english));
    }
  }

  void translationsKeepWhatIsPutIntoThem_data() { addFiles(); }

  void translationsKeepWhatIsPutIntoThem() {
    QFETCH(const QString, catalogue);
    QFETCH(const QString, language);
    for (const Message &message : messagesOf(fileOf(catalogue, language))) {
      QVERIFY2(message.isFinished, qPrintable(message.source));
      QCOMPARE(message.forms.size(), message.isPlural ? pluralFormsOf(language) : 1);
      for (const QString &form : message.forms) {
        QVERIFY2(!form.isEmpty(), qPrintable(message.source));
        QVERIFY2(placeholdersOf(form, message.isPlural) == placeholdersOf(message.source, message.isPlural),
                 qPrintable(form));
        QVERIFY2(hasMnemonic(form) == hasMnemonic(message.source), qPrintable(form));
        QVERIFY2(form.count(u'\n') == message.source.count(u'\n'), qPrintable(form));
      }
    }
  }

  /// A clause goes on from the text before it, or stands apart from it.
  void clausesKeepTheBlanksAtTheirEnds_data() { addLanguages(); }

  void clausesKeepTheBlanksAtTheirEnds() {
    QFETCH(const QString, language);
    const auto isSentence = [](const QString &text) { return text.endsWith(u'.') || text.endsWith(u'。'); };
    for (const Message &message : messagesOf(fileOf(QStringLiteral("reasons"), language))) {
      const QString &text = message.forms.front();
      QVERIFY2(text.startsWith(u' ') == message.source.startsWith(u' '), qPrintable(text));
      QVERIFY2(isSentence(text) == isSentence(message.source), qPrintable(text));
    }
  }
};

QTEST_GUILESS_MAIN(TranslationsTest)
#include "TranslationsTest.moc"
