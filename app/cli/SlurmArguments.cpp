// SPDX-License-Identifier: Apache-2.0
#include "app/cli/SlurmArguments.h"

#include <iostream>
#include <optional>
#include <unistd.h>

namespace warpgrain::cli {

namespace {

constexpr std::string_view slurm = "slurm";

} // namespace

void SlurmArguments::addTo(CLI::App &command) {
  CLI::Option *option = command.add_option(
      "--on", on,
      "slurm or slurm:PARTITION: measure a campaign in a job array; hq: by the workers of a HyperQueue server; with "
      "--output in a folder that all nodes see");
  command.add_option("--at-once", place.atOnce, "so many tasks of the job array run at the same time at most")
      ->check(CLI::Range(std::size_t{1}, std::size_t{100'000}))
      ->capture_default_str()
      ->needs(option);
  command.add_option("--pack", place.variantsOfTask, "so many variants beside the original in each task")
      ->check(CLI::Range(std::size_t{1}, std::size_t{100'000}))
      ->capture_default_str()
      ->needs(option);
  command
      .add_option("--sbatch", place.options,
                  "an option for sbatch, for example --sbatch=--account=x, or with --on hq for hq submit; may be "
                  "repeated")
      ->allow_extra_args(false)
      ->needs(option);
}

Result<measure::SlurmPlace> SlurmArguments::chosen() const {
  measure::SlurmPlace out = place;
  const std::string_view text = on;
  if (text == "hq") {
    out.isHyperQueue = true;
    return out;
  }
  const bool isSlurm = text.starts_with(slurm) && (text.size() == slurm.size() || text[slurm.size()] == ':');
  if (!isSlurm || text.ends_with(':'))
    return fail(ErrorKind::usage, "--on " + on +
                                      " names no cluster; write slurm, slurm:PARTITION or hq. For a machine with "
                                      "a shell there is --host.");
  if (text.size() > slurm.size()) out.partition = text.substr(slurm.size() + 1);
  return out;
}

workflow::SlurmSettings slurmSettings(measure::SlurmPlace place, std::size_t kernels) {
  workflow::SlurmSettings out{.place = std::move(place)};
  if (::isatty(STDERR_FILENO) == 0) return out;
  out.kernelPrepared = [kernels, done = std::size_t{0}](const std::string &kernel) mutable {
    std::cerr << '[' << ++done << '/' << kernels << "] " << kernel << " is built\n";
  };
  const std::string name = out.place.isHyperQueue ? "hq: " : "slurm: ";
  out.progress = [name, last = std::optional<measure::SlurmProgress>()](const measure::SlurmProgress &now) mutable {
    if (last == now) return;
    last = now;
    std::cerr << name << now.answered << " of " << now.shards << " shards have answered; " << now.running
              << " tasks run, " << now.pending << " wait\n";
  };
  return out;
}

} // namespace warpgrain::cli
