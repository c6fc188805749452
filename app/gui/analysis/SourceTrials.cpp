// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/SourceTrials.h"

#include "core/base/ContentHash.h"
#include "core/frontend/trial/SourceTrial.h"
#include "core/run/Executor.h"

#include <utility>

namespace warpgrain::gui {

namespace {

Result<std::filesystem::path> installedProgram() {
  const auto executor = run::Executor::find();
  if (!executor) return std::unexpected(executor.error());
  return executor->program();
}

} // namespace

SourceTrials::SourceTrials(FindProgram find) : find_(find ? std::move(find) : installedProgram) {}

Result<void> SourceTrials::read(const frontend::ParseRequest &request, const frontend::UnsavedFiles &texts,
                                const CancellationToken &cancel) {
  const auto program = find_();
  if (!program) return std::unexpected(program.error());
  return frontend::SourceTrial(*program).read(request, texts, cancel);
}

Result<void> SourceTrials::readOnce(const frontend::ParseRequest &request, const frontend::UnsavedFiles &texts,
                                    const CancellationToken &cancel) {
  const std::string name = hashContent({frontend::pack({.parse = request, .texts = texts, .limits = {}})}).hex();
  {
    const std::scoped_lock lock(mutex_);
    if (read_.contains(name)) return {};
  }
  auto out = read(request, texts, cancel);
  const std::scoped_lock lock(mutex_);
  if (out) read_.insert(name);
  return out;
}

} // namespace warpgrain::gui
