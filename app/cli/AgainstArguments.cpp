// SPDX-License-Identifier: Apache-2.0
#include "app/cli/AgainstArguments.h"

#include "app/cli/LaunchArguments.h"

#include <filesystem>

namespace warpgrain::cli {

void AgainstArguments::addTo(CLI::App &command) {
  command.add_option("--against", file,
                     "a source whose kernel of the same name is verified in place of a plan's variant: it runs beside "
                     "the one of the first file, with the same values and the same memory");
  command.add_option("--against-kernel", kernel, "the kernel's name in that source, where it has another one there");
  command.add_option("--against-instance", instance, "which instantiation of it, where it is a template");
  command.add_option("--against-block", block,
                     "threads of its blocks, X,Y,Z (default: as its source launches it; where its source does not, as "
                     "the original)");
  command.add_option("--against-grid", grid, "its blocks, X,Y,Z (default: likewise)");
  command.add_option("--against-shared", shared, "its dynamic shared memory in bytes (default: likewise)");
}

Result<void> AgainstArguments::check() const {
  const bool describes = !kernel.empty() || !instance.empty() || !grid.empty() || !block.empty() || shared;
  if (describes && !isGiven())
    return fail(ErrorKind::usage, "The options --against-… describe the kernel of another source; name it with "
                                  "--against FILE.");
  if (auto form = extents(); !form) return std::unexpected(form.error());
  return {};
}

Result<OpenedSource> AgainstArguments::open(const SourceArguments &original, const CommandContext &context) const {
  SourceArguments own = original;
  own.file = file;
  return cli::open(own, context);
}

Result<run::KernelSubject> AgainstArguments::subject(const OpenedSource &source, const std::string &original) const {
  const auto found = workflow::chooseKernel(source.unit, kernel.empty() ? original : kernel);
  if (!found) {
    Error error = found.error();
    error.message = std::filesystem::path(file).filename().string() + ": " + error.message;
    if (kernel.empty()) error.message += " --against-kernel names it where it has another name.";
    return std::unexpected(std::move(error));
  }
  auto form = extents();
  if (!form) return std::unexpected(form.error());
  run::KernelSubject out = source.subject(*found);
  out.instance = instance;
  out.form = std::move(*form);
  return out;
}

Result<run::LaunchForm> AgainstArguments::extents() const {
  run::LaunchForm out;
  if (auto added = addExtents(block, grid, out); !added) return std::unexpected(added.error());
  out.sharedBytes = shared;
  return out;
}

} // namespace warpgrain::cli
