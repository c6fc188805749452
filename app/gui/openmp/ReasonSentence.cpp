// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/openmp/ReasonSentence.h"

#include "app/gui/base/Texts.h"
#include "core/base/messages/Messages.h"
#include "views/shared/CoreText.h"

#include <QCoreApplication>

#include <array>

namespace warpgrain::gui {

namespace {

constexpr std::array patterns{
#define WARPGRAIN_OPENMP_REASON(id, pattern) pattern,
#include "core/openmp/reasons/Reasons.def"
#undef WARPGRAIN_OPENMP_REASON
};

} // namespace

QString sentenceOf(const openmp::Reason &reason) {
  std::vector<std::string> arguments;
  for (const std::string &each : reason.arguments)
    arguments.push_back(toUtf8(views::textOfCore(each)));
  const QString pattern =
      QCoreApplication::translate("warpgrain::openmp::Reasons", patterns[static_cast<std::size_t>(reason.id)]);
  return toQString(messages::filled(toUtf8(pattern), arguments));
}

} // namespace warpgrain::gui
