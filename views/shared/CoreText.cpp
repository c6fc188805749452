// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shared/CoreText.h"

#include "core/base/messages/Messages.h"
#include "views/shared/Texts.h"

#include <QCoreApplication>

#include <string>
#include <vector>

namespace warpgrain::views {

namespace {

constexpr int mostNested = 4;

std::string translated(std::string_view english, int nested) {
  const auto said = nested < mostNested ? messages::recognised(english) : std::nullopt;
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
