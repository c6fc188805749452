// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/nests/NestSentence.h"

#include "app/gui/base/Texts.h"
#include "core/base/messages/Messages.h"
#include "core/dependence/reasons/ReasonId.h"
#include "core/openmp/reasons/Reason.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <array>
#include <string>
#include <vector>

namespace warpgrain::gui {

namespace {

/// Texts with their translations' context.
struct Catalogue {
  std::vector<std::string_view> texts;
  const char *context;
};

std::array<Catalogue, 3> catalogues() {
  Catalogue said{.texts = {}, .context = "warpgrain::messages::Messages"};
  for (std::size_t i = 0; i < static_cast<std::size_t>(messages::MessageId::count); ++i)
    said.texts.push_back(messages::englishOf(static_cast<messages::MessageId>(i)));
  Catalogue verdicts{.texts = {}, .context = "warpgrain::dependence::Reasons"};
  for (std::size_t i = 0; i < dependence::reasonCount; ++i)
    verdicts.texts.push_back(dependence::entryOf(static_cast<dependence::ReasonId>(i)).pattern);
  const Catalogue regions{.texts =
                              {
#define WARPGRAIN_OPENMP_REASON(id, pattern) pattern,
#include "core/openmp/reasons/Reasons.def"
#undef WARPGRAIN_OPENMP_REASON
                              },
                          .context = "warpgrain::openmp::Reasons"};
  return {std::move(said), regions, std::move(verdicts)};
}

std::string translated(const std::array<Catalogue, 3> &all, std::string_view english, int nested) {
  constexpr int mostNested = 4;
  constexpr std::size_t leastText = 10; // a text that is mostly arguments fits too much
  // A number or a name says nothing in another way.
  if (nested >= mostNested || english.find(' ') == std::string_view::npos) return std::string(english);
  for (const Catalogue &each : all) {
    const auto said = messages::recognisedIn(each.texts, english, leastText);
    if (!said) continue;
    std::vector<std::string> arguments;
    for (const std::string &argument : said->arguments)
      arguments.push_back(translated(all, argument, nested + 1));
    const std::string pattern(each.texts[said->index]);
    return messages::filled(toUtf8(QCoreApplication::translate(each.context, pattern.c_str())), arguments);
  }
  // A reason's text has a full stop that its pattern may lack.
  if (english.ends_with('.')) {
    const std::string_view without = english.substr(0, english.size() - 1);
    if (const std::string out = translated(all, without, mostNested - 1); out != without) return out + ".";
  }
  return std::string(english);
}

} // namespace

QString nestSentenceOf(std::string_view english) {
  static const std::array<Catalogue, 3> all = catalogues();
  QString out = toQString(translated(all, english, 0));
  // What is an option of the command is a choice of the page.
  return out.replace(QStringLiteral("--allow reorder"),
                     QCoreApplication::translate("warpgrain::views::NestsView", "Reorder sums"));
}

PlacedSentence placedSentenceOf(std::string_view english, const QString &file) {
  static const QRegularExpression place(QStringLiteral("^(/[^:\n]+):([0-9]+)(?::[0-9]+)?: "));
  const QString whole = toQString(english);
  const auto match = place.match(whole);
  if (!match.hasMatch()) return {.text = nestSentenceOf(english), .place = {}};
  const QString path = match.captured(1);
  const QString line = match.captured(2);
  const QString name = path == file ? line : QFileInfo(path).fileName() + u':' + line;
  return {.text = nestSentenceOf(toUtf8(whole.mid(match.capturedEnd()))),
          .place = views::SourcePlace{.name = name, .path = path, .line = line.toInt()}};
}

} // namespace warpgrain::gui
