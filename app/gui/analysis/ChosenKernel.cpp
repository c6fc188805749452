// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/ChosenKernel.h"

namespace warpgrain::gui {

bool ChosenKernel::isThere() const {
  return analysis && analysis->unit && model::isSome(findKernel(*analysis->unit, kernel));
}

run::KernelSubject subjectOf(const ChosenKernel &chosen, const std::shared_ptr<KeptParser> &parser) {
  const Analysis &analysis = *chosen.analysis;
  run::KernelSubject out;
  out.unit = analysis.unit.get();
  out.kernel = findKernel(*analysis.unit, chosen.kernel);
  out.texts = analysis.texts;
  out.reparse = [held = chosen.analysis, parser](const transform::Texts &texts) {
    return parser->parse(held->parser, texts);
  };
  out.flags = analysis.parser.flags.value_or(std::vector<std::string>());
  out.folder = analysis.parser.folder;
  out.architecture = chosen.architecture;
  out.toolkit = parser->toolkit().get();
  out.form = chosen.form;
  out.givenBy = run::LaunchGivenBy::form;
  return out;
}

} // namespace warpgrain::gui
