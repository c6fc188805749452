// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hand/HandSources.h"

#include <utility>

namespace warpgrain::gui {

ParserSettings settingsFor(const session::HandText &hand, const Analysis &original, const std::string &architecture) {
  if (original.unit && session::isOfSource(hand, *original.unit)) return original.parser;
  ParserSettings out{.file = hand.file, .flags = {}, .folder = hand.file.parent_path(), .architecture = architecture};
  if (!original.hasGivenFlags) return out;
  out.flags = original.parser.flags;
  out.folder = original.parser.folder;
  return out;
}

session::OpenHand openHandBeside(const ChosenKernel &chosen, std::shared_ptr<KeptParser> parser) {
  return [chosen, parser = std::move(parser)](const session::HandText &hand) -> Result<session::HandSource> {
    const Analysis &original = *chosen.analysis;
    const ParserSettings settings = settingsFor(hand, original, chosen.architecture);
    transform::Texts texts = hand.texts;
    if (session::isOfSource(hand, *original.unit))
      texts.insert(original.texts.begin(), original.texts.end()); // where both have one, the person's stays
    if (auto tried = hand.texts.empty() ? parser->tryFiles(settings, texts) : parser->tryTexts(settings, texts); !tried)
      return std::unexpected(tried.error());
    ParserSettings used = settings;
    auto unit = parser->parseShared(settings, texts, &used);
    if (!unit) return std::unexpected(unit.error());
    session::HandSource out{.unit = *unit, .subject = {}};
    out.subject.unit = out.unit.get();
    out.subject.texts = std::move(texts);
    out.subject.reparse = [settings, parser](const transform::Texts &changed) {
      return parser->parse(settings, changed);
    };
    out.subject.flags = used.flags.value_or(std::vector<std::string>());
    out.subject.folder = used.folder;
    out.subject.architecture = chosen.architecture;
    out.subject.toolkit = parser->toolkit().get();
    out.subject.givenBy = run::LaunchGivenBy::form;
    return out;
  };
}

} // namespace warpgrain::gui
