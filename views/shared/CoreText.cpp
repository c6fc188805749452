// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shared/CoreText.h"

#include "core/base/messages/Messages.h"
#include "views/shared/Texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::views {

namespace {

constexpr int mostNested = 4;

std::string translated(std::string_view english, int nested);

/// Core joins several things that are missing in this way.
constexpr std::string_view between = "; ";

/// A list of sentences, each by itself; none where one of them is not known, or where it is no list.
std::optional<std::string> translatedList(std::string_view english, int nested) {
  if (english.find(between) == std::string_view::npos) return std::nullopt;
  std::string out;
  for (std::size_t begin = 0; begin <= english.size();) {
    const std::size_t end = std::min(english.find(between, begin), english.size());
    const std::string_view part = english.substr(begin, end - begin);
    if (!messages::recognised(part)) return std::nullopt;
    out += (begin == 0 ? "" : std::string(between)) + translated(part, nested);
    begin = end + between.size();
  }
  return out;
}

std::string translated(std::string_view english, int nested) {
  if (nested >= mostNested) return std::string(english);
  // An argument may be a list, which would be recognised as a longer form of its first sentence.
  if (nested > 0)
    if (auto list = translatedList(english, nested)) return *list;
  const auto said = messages::recognised(english);
  if (!said) return std::string(english);
  std::vector<std::string> arguments;
  for (const std::string &argument : said->arguments)
    arguments.push_back(translated(argument, nested + 1));
  const std::string pattern(messages::englishOf(said->id));
  return messages::filled(toUtf8(QCoreApplication::translate("warpgrain::messages::Messages", pattern.c_str())),
                          arguments);
}

} // namespace

QString textOfCore(std::string_view english) {
  return toQString(translated(english, 0));
}

} // namespace warpgrain::views
