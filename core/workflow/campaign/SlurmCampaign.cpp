// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/campaign/SlurmCampaign.h"

#include "core/measure/ResultFile.h"
#include "core/measure/host/LocalRun.h"
#include "core/tune/store/Store.h"
#include "core/workflow/search/PlanRecords.h"

#include <algorithm>
#include <set>

namespace warpgrain::workflow {

namespace {

using measure::GpuResults;
using measure::Row;

/// A bundle with the settings of a run: shards are named by them too.
measure::Bundle withSettings(measure::Bundle bundle, const RunnerOptions &options) {
  if (!options.l2.empty()) bundle.settings.flushL2 = options.l2 == "flushed";
  if (options.target) bundle.settings.target = *options.target / 100;
  return bundle;
}

/// Adds answers to the results that lie with a kernel's bundle. A row that is there already is not added again.
Result<void> keepWithBundle(const std::vector<GpuResults> &answers, const measure::Bundle &bundle) {
  auto file = measure::ResultFile::open(bundle.folder / measure::resultFileName);
  if (!file) return std::unexpected(file.error());
  std::set<std::string> known;
  for (const measure::Environment &environment : file->results().environments)
    known.insert(environment.run);
  for (const Row &row : file->results().rows)
    known.insert(row.run + ' ' + row.variant);
  for (const GpuResults &one : answers) {
    if (known.insert(one.environment.run).second)
      if (auto kept = file->append(lineOf(one.environment)); !kept) return kept;
    for (const Row &row : one.rows)
      if (row.run == one.environment.run && known.insert(row.run + ' ' + row.variant).second)
        if (auto kept = file->append(lineOf(row)); !kept) return kept;
  }
  return {};
}

/// One table of a kernel's shards: the original's row is that of the first.
Measurement joined(const std::vector<GpuResults> &answers, bool complete) {
  Measurement out{.complete = complete};
  std::set<std::string> seen;
  for (const GpuResults &one : answers) {
    if (out.rows.empty()) out.environment = one.environment;
    for (const Row &row : one.rows)
      if (seen.insert(row.variant).second) out.rows.push_back(row);
  }
  out.complete =
      complete && std::ranges::any_of(out.rows, [](const Row &row) { return row.isBaseline && row.measured(); });
  return out;
}

/// Fails where answers are of different models of GPU.
Result<void> checkModels(const std::vector<GpuResults> &answers) {
  for (const GpuResults &one : answers)
    if (tune::deviceOf(one.environment) != tune::deviceOf(answers.front().environment))
      return fail(ErrorKind::tool, "The cluster measured some variants on " + answers.front().environment.gpu +
                                       " and others on " + one.environment.gpu +
                                       ", whose times cannot be compared; name one model with the partition or with "
                                       "--sbatch --constraint=….");
  return {};
}

/// A row as a search would have found it.
std::optional<tune::Record> recordOfRow(const tune::Record &common, const Row &row, const GpuResults &shard) {
  const auto plan = row.steps.empty() ? transform::Plan() : transform::parsePlan(row.steps).value_or(transform::Plan());
  const bool isOfSteps = row.isBaseline || !plan.empty();
  if (!isOfSteps) return std::nullopt; // written by hand: no plan names it
  SearchedPlan out{.plan = plan,
                   .answer = row.measured() ? PlanAnswer::measured : PlanAnswer::failed,
                   .reason = row.reason,
                   .row = row,
                   .speedUp = row.speedUp()};
  for (const Row &original : shard.rows)
    if (original.isBaseline && original.measured() && row.measured())
      out.beside = compared(row.summary, original.summary);
  return recordOf(common, out, shard.environment);
}

class Campaigning {
public:
  Campaigning(const TuneSettings &settings, const SlurmSettings &slurm, const CancellationToken &cancel)
      : settings_(settings), slurm_(slurm), cancel_(cancel) {}

  Result<SlurmCampaign> run(const tune::Campaign &campaign) {
    // Before all that is built for it.
    const auto runner = measure::findRunner(settings_.runner.program);
    if (!runner) return std::unexpected(runner.error());
    for (const tune::CampaignKernel &kernel : campaign.kernels) {
      if (cancel_.stop_requested()) break;
      prepared_.push_back(prepareKernel(kernel, settings_, /*withRecord=*/slurm_.keepsRecords));
      if (slurm_.kernelPrepared) slurm_.kernelPrepared(kernel.name);
    }
    if (auto done = measureAll(*runner); !done) out_.error = done.error();
    for (PreparedKernel &kernel : prepared_)
      out_.kernels.push_back(std::move(kernel.tuned));
    return std::move(out_);
  }

private:
  Result<void> measureAll(const std::filesystem::path &runner) {
    measure::SlurmOrder order{.place = slurm_.place,
                              .folder = settings_.folder,
                              .runner = runner,
                              .runnerArguments = settings_.runner.arguments()};
    std::vector<PreparedKernel *> measured;
    for (PreparedKernel &kernel : prepared_) {
      if (kernel.tuned.error) continue;
      order.bundles.push_back(withSettings(kernel.bundle, settings_.runner));
      measured.push_back(&kernel);
    }
    if (measured.empty()) return {};
    const auto outcome = measure::measureInSlurm(order, slurm_.progress, cancel_);
    if (!outcome) {
      for (PreparedKernel *kernel : measured)
        kernel->tuned.error = outcome.error();
      return std::unexpected(outcome.error());
    }
    for (std::size_t i = 0; i < measured.size(); ++i)
      take(*measured[i], outcome->answers[i], outcome->complete[i], outcome->error);
    if (outcome->error) return std::unexpected(*outcome->error);
    return {};
  }

  void take(PreparedKernel &kernel, const std::vector<GpuResults> &answers, bool complete,
            const std::optional<Error> &error) {
    TunedKernel &tuned = kernel.tuned;
    if (answers.empty()) {
      tuned.error = error;
      return;
    }
    if (const auto kept = keepWithBundle(answers, kernel.bundle); !kept) tuned.error = kept.error();
    if (kernel.common)
      for (const GpuResults &one : answers)
        for (const Row &row : one.rows)
          if (auto record = recordOfRow(*kernel.common, row, one)) out_.records.push_back(std::move(*record));
    if (const auto same = checkModels(answers); !same) {
      tuned.error = same.error();
      return;
    }
    takeMeasurement(kernel, joined(answers, complete));
    if (!complete && !tuned.error) tuned.error = error;
  }

  const TuneSettings &settings_;
  const SlurmSettings &slurm_;
  const CancellationToken &cancel_;
  std::vector<PreparedKernel> prepared_;
  SlurmCampaign out_;
};

} // namespace

Result<SlurmCampaign> tuneInSlurm(const tune::Campaign &campaign, const TuneSettings &settings,
                                  const SlurmSettings &slurm, const CancellationToken &cancel) {
  return Campaigning(settings, slurm, cancel).run(campaign);
}

} // namespace warpgrain::workflow
