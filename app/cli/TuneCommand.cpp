// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"
#include "app/cli/HostsOutput.h"
#include "app/cli/Interruption.h"
#include "app/cli/Output.h"
#include "app/cli/RunnerArguments.h"
#include "app/cli/SlurmArguments.h"
#include "app/cli/SourceArguments.h"
#include "app/cli/TuneSearch.h"
#include "app/cli/TuneTable.h"
#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <unistd.h>

namespace warpgrain::cli {

namespace {

namespace fs = std::filesystem;

struct Arguments {
  SourceArguments source;        ///< its file may be a campaign
  std::vector<std::string> only; ///< names of kernels
  std::string csv;
  bool markdown = false;
  workflow::TuneSettings settings;
  bool withoutCache = false;
  SlurmArguments slurm;
  SearchArguments search; ///< where `campaign` is a source; its store is also that of a campaign on a cluster
};

Result<tune::Campaign> readCampaign(const Arguments &arguments) {
  const auto text = readTextFile(arguments.source.file);
  if (!text) return std::unexpected(text.error());
  auto campaign = tune::parseCampaign(*text, fs::absolute(arguments.source.file).parent_path());
  if (!campaign) return campaign;
  for (const std::string &name : arguments.only)
    if (std::ranges::find(campaign->kernels, name, &tune::CampaignKernel::name) == campaign->kernels.end())
      return fail(ErrorKind::usage, "The campaign has no kernel with the name " + name + ".");
  if (!arguments.only.empty())
    std::erase_if(campaign->kernels, [&](const tune::CampaignKernel &kernel) {
      return std::ranges::find(arguments.only, kernel.name) == arguments.only.end();
    });
  return campaign;
}

std::vector<workflow::TunedKernel> tuneAll(const tune::Campaign &campaign, const workflow::TuneSettings &settings,
                                           const CancellationToken &cancel) {
  const bool isTerminal = ::isatty(STDERR_FILENO) != 0;
  std::vector<workflow::TunedKernel> out;
  for (const tune::CampaignKernel &kernel : campaign.kernels) {
    if (cancel.stop_requested()) break;
    if (isTerminal) std::cerr << '[' << out.size() + 1 << '/' << campaign.kernels.size() << "] " << kernel.name << '\n';
    out.push_back(workflow::tuneKernel(kernel, settings, cancel));
  }
  return out;
}

/// What was measured of a campaign, and why not all.
struct Tuned {
  std::vector<workflow::TunedKernel> kernels;
  std::optional<Error> error;
};

/// What cannot be done on a cluster.
Result<measure::SlurmPlace> slurmPlace(const Arguments &arguments) {
  if (!arguments.settings.host.empty() || arguments.settings.twice || arguments.settings.runner.again)
    return fail(ErrorKind::usage,
                "--host, --twice and --again cannot be combined with --on " + arguments.slurm.on + ".");
  const workflow::RunnerOptions &runner = arguments.settings.runner;
  if (runner.gpu != 0 || runner.counters || runner.activity || runner.energy)
    return fail(ErrorKind::usage, "--gpu, --counters, --activity and --energy cannot be combined with --on " +
                                      arguments.slurm.on + ": each task has one GPU and measures times alone.");
  if (!arguments.settings.isKept)
    return fail(ErrorKind::usage,
                "--on " + arguments.slurm.on + " needs --output with a folder that all nodes of the cluster see.");
  return arguments.slurm.chosen();
}

Result<Tuned> tuneOnCluster(const tune::Campaign &campaign, const Arguments &arguments,
                            const CancellationToken &cancel) {
  auto place = slurmPlace(arguments);
  if (!place) return std::unexpected(place.error());
  workflow::SlurmSettings slurm = slurmSettings(std::move(*place), campaign.kernels.size());
  slurm.keepsRecords = !arguments.search.store.path().empty();
  auto done = workflow::tuneInSlurm(campaign, arguments.settings, slurm, cancel);
  if (!done) return std::unexpected(done.error());
  arguments.search.store.keep(done->records);
  return Tuned{.kernels = std::move(done->kernels), .error = std::move(done->error)};
}

/// A campaign is a JSON file; everything else is a source.
bool isCampaign(const std::string &file) {
  return fs::path(file).extension() == ".json";
}

int search(const Arguments &arguments, const CommandContext &context) {
  if (!arguments.only.empty() || !arguments.csv.empty() || arguments.markdown || arguments.settings.twice ||
      arguments.slurm.isGiven())
    return report({.kind = ErrorKind::usage,
                   .message = "--only, --csv, --markdown, --twice and --on are for campaigns, which are .json files; " +
                              arguments.source.file + " is taken for a source."},
                  arguments.source.json);
  return searchAndPrint(arguments.search,
                        {.source = arguments.source,
                         .folder = arguments.settings.folder,
                         .host = arguments.settings.host,
                         .runner = arguments.settings.runner,
                         .withoutCache = arguments.withoutCache},
                        context);
}

int run(Arguments arguments, const CommandContext &context) {
  const auto temporary = TemporaryDirectory::create();
  if (!temporary) return report(temporary.error(), arguments.source.json);
  arguments.settings.isKept = !arguments.settings.folder.empty();
  if (!arguments.settings.isKept) arguments.settings.folder = temporary->path();
  if (!isCampaign(arguments.source.file)) return search(arguments, context);
  if (arguments.search.objective != "time")
    return report({.kind = ErrorKind::usage,
                   .message = "--objective is for the search of one kernel; of a campaign, --energy tells the energy "
                              "of every variant."},
                  arguments.source.json);
  if (!arguments.search.gpus.empty())
    return report({.kind = ErrorKind::usage,
                   .message = "--gpus is for the search of one kernel; start a campaign for each GPU with --gpu and "
                              "--only, or a job array with --on slurm."},
                  arguments.source.json);
  const auto campaign = readCampaign(arguments);
  if (!campaign) return report(campaign.error(), arguments.source.json);
  if (!arguments.csv.empty())
    if (const auto can = checkWritable(arguments.csv); !can) return report(can.error(), arguments.source.json);
  arguments.settings.flagsFolder = campaign->folder;
  arguments.settings.startsNamedPrograms = arguments.source.trusts;
  arguments.settings.progress = hostsProgress();
  arguments.settings.toolkitIsMissing = noteMissingToolkit;
  if (!arguments.withoutCache) arguments.settings.cache = std::make_shared<build::BuildCache>();
  const Interruption interruption;
  const auto tuned = arguments.slurm.isGiven()
                         ? tuneOnCluster(*campaign, arguments, interruption.token())
                         : Result<Tuned>({.kernels = tuneAll(*campaign, arguments.settings, interruption.token())});
  if (!tuned) return report(tuned.error(), arguments.source.json);
  const std::vector<workflow::TunedKernel> &kernels = tuned->kernels;
  if (tuned->error) std::cerr << "warpgrain-cli: " << tuned->error->message << '\n';
  if (arguments.source.json)
    print(tuneJson(kernels));
  else
    std::cout << tuneTable(kernels, arguments.markdown);
  if (!arguments.csv.empty())
    if (const auto written = writeFileAtomically(arguments.csv, tuneCsv(kernels)); !written)
      return report(written.error(), arguments.source.json);
  const bool complete = !tuned->error && kernels.size() == campaign->kernels.size() &&
                        std::ranges::all_of(kernels, [](const workflow::TunedKernel &kernel) { return !kernel.error; });
  return complete ? exitDone : exitNo;
}

} // namespace

void addTuneCommand(CLI::App &app, CommandContext &context) {
  auto *command = app.add_subcommand(
      "tune",
      "Search the plans of a kernel for the fastest, on a GPU; or, with a campaign, measure the variants of many "
      "kernels, with launches that are described or recorded from programs, and print the best of each beside "
      "its original");
  auto arguments = std::make_shared<Arguments>();
  arguments->source.addTo(*command);
  arguments->source.addTrustTo(*command);
  command->get_option("file")->description(
      "a CUDA source; or a campaign, a .json file (resources/schema/campaign.schema.json)");
  command->add_option("-o,--output", arguments->settings.folder,
                      "keep bundles, recordings and results in this folder; a campaign's second run goes on there");
  command->add_option("--only", arguments->only, "only the kernel of this name; may be repeated")
      ->allow_extra_args(false);
  command->add_flag("--twice", arguments->settings.twice, "measure all twice; medians over 3 % apart are noisy");
  command->add_option("--csv", arguments->csv, "write every row, also those without a time, into this file");
  command->add_option("--host", arguments->settings.host,
                      "measure on another machine: a command that gives a shell there, for example \"ssh gpu\"");
  command
      ->add_option("--limit", arguments->settings.limitMegabytes,
                   "so many MiB of contents of a recorded launch at most (default 4096)")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 24U));
  command->add_option("--library", arguments->settings.library, "path of libwarpgrain-capture.so");
  addRunnerOptions(*command, arguments->settings.runner);
  command->add_flag("--no-cache", arguments->withoutCache, "compile even what was compiled before");
  command->add_flag("--markdown", arguments->markdown, "print the table as Markdown");
  arguments->slurm.addTo(*command);
  arguments->search.addTo(*command);
  command->footer("Exit status: 0 all that was to be measured was, 1 some was not.");
  command->callback([arguments, &context] { context.exitCode = run(*arguments, context); });
}

} // namespace warpgrain::cli
