// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sentences of errors in German: each of the catalogue has one, with the same arguments.
#include "core/base/messages/Messages.h"
#include "views/shared/CoreText.h"
#include "views/shared/Texts.h"

#include <QTest>
#include <QTranslator>

using namespace warpgrain;

class MessageTextsTest : public QObject {
  Q_OBJECT

private:
  static QString german(std::string_view english) {
    QTranslator translator;
    if (!translator.load(QStringLiteral(WARPGRAIN_GERMAN))) qFatal("no German");
    QCoreApplication::installTranslator(&translator);
    const QString out = views::textOfCore(english);
    QCoreApplication::removeTranslator(&translator);
    return out;
  }

private Q_SLOTS:

  void everySentenceHasItsGermanWithItsArguments() {
    for (std::size_t i = 0; i < static_cast<std::size_t>(messages::MessageId::count); ++i) {
      const auto id = static_cast<messages::MessageId>(i);
      std::vector<std::string> arguments;
      for (int k = 1; k <= 9; ++k)
        arguments.push_back("<" + std::to_string(k) + ">");
      const std::string english = messages::filled(messages::englishOf(id), arguments);
      const QString translated = german(english);
      QVERIFY2(translated != views::toQString(english), english.c_str());
      for (const std::string &argument : arguments)
        QVERIFY2(translated.contains(views::toQString(argument)) == english.contains(argument), english.c_str());
      QCOMPARE(views::textOfCore(english), views::toQString(english)); // English is as it was said
    }
  }

  void whatIsInItIsTranslatedToo() {
    const QString said =
        german("A kernel runs on the CPU with the headers of a CUDA toolkit. No CUDA toolkit is to be used "
               "(WARPGRAIN_CUDA is none), so exact registers, spills and machine code cannot be had.");
    QVERIFY2(said.contains(QStringLiteral("Es soll kein CUDA-Toolkit benutzt werden")), qPrintable(said));
  }

  void aListOfWhatIsMissingIsTranslatedOneByOne() {
    QCOMPARE(german("The launch is not known in full: the source does not tell the grid; the value of n is not given; "
                    "the value of m is not given."),
             QStringLiteral("Der Start ist nicht vollständig bekannt: das Gitter geht aus dem Quelltext nicht hervor; "
                            "der Wert von n fehlt; der Wert von m fehlt."));
    // Where one of them is not known, none is.
    QVERIFY(german("The launch is not known in full: the value of n is not given; the moon is out.")
                .endsWith(QStringLiteral("the moon is out.")));
  }

  void anotherSentenceStaysAsItIs() {
    QCOMPARE(german("The moon is out."), QStringLiteral("The moon is out."));
    QCOMPARE(german(""), QString());
  }
};

QTEST_GUILESS_MAIN(MessageTextsTest)
#include "MessageTextsTest.moc"
