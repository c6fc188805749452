// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/verify/ExecutorSettings.h"

namespace warpgrain::gui {

Result<execute::VerifierSettings> executorSettings(const ExecutorJob &job, const ToolkitFuture &toolkit) {
  const auto &found = toolkit.get();
  if (!found)
    return fail(ErrorKind::tool,
                "A kernel runs on the CPU with the headers of a CUDA toolkit. " + found.error().message);
  const Analysis &analysis = *job.analysis;
  if (analysis.unit->hasErrors())
    return fail(ErrorKind::input, "Clang, with which Warpgrain reads and runs sources, does not accept this one: see "
                                  "Problems. Nothing of it can be run; nvcc may accept it.");
  execute::VerifierSettings out;
  out.unit = analysis.unit.get();
  out.kernel = findKernel(*analysis.unit, job.kernel);
  out.texts = analysis.texts;
  out.source = {.file = analysis.unit->files.front().path,
                .texts = {},
                .flags = analysis.parser.flags.value_or(std::vector<std::string>()),
                .folder = analysis.parser.folder,
                .cudaRoot = found->root,
                .architecture = job.architecture};
  out.form = job.form;
  out.givenBy = execute::LaunchGivenBy::form;
  return out;
}

} // namespace warpgrain::gui
