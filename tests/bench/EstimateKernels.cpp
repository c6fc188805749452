// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/EstimateKernels.h"

#include "core/base/Files.h"
#include "core/tune/Campaign.h"
#include "core/tune/plans/PlanSpace.h"

#include <algorithm>
#include <map>

namespace warpgrain::bench {

namespace {

Result<std::unique_ptr<OpenKernel>> openKernel(const tune::CampaignKernel &kernel) {
  auto out = std::make_unique<OpenKernel>();
  auto source = workflow::openSource({.file = kernel.source, .manyParses = true});
  if (!source) return std::unexpected(source.error());
  out->source = std::make_unique<workflow::OpenedSource>(std::move(*source));
  const auto function = workflow::chooseKernel(out->source->unit, kernel.kernel);
  if (!function) return std::unexpected(function.error());
  out->order.subject = out->source->subject(*function);
  out->order.subject.form = kernel.launch;
  const auto launch = workflow::launchContextOf(out->order);
  if (!launch) return std::unexpected(launch.error());
  const auto work = workflow::launchWorkOf(out->order);
  if (!work) return std::unexpected(work.error());
  out->launch = *launch;
  out->work = *work;
  return out;
}

tune::ParameterValue valueNamed(const tune::Parameter &parameter, const std::string &text) {
  for (const tune::ParameterValue &value : parameter.values)
    if (tune::textOf(value) == text) return value;
  return parameter.values.front();
}

std::optional<transform::Plan> planOf(const tune::PlanSpace &space, const std::string &text) {
  std::vector<std::pair<std::string, tune::ParameterValue>> configuration;
  const auto given = configurationOf(text);
  for (const tune::Parameter &parameter : space.space().parameters()) {
    const auto found = std::ranges::find(given, parameter.name, [](const auto &one) { return one.first; });
    configuration.emplace_back(parameter.name,
                               found == given.end() ? parameter.values.front() : valueNamed(parameter, found->second));
  }
  const auto point = space.pointOf(configuration);
  return point ? std::optional(space.planOf(*point)) : std::nullopt;
}

/// The plans of one kernel, of which the space is made when a row needs it.
class PlanReader {
public:
  explicit PlanReader(const OpenKernel &kernel) : kernel_(kernel) {}

  std::optional<MeasuredPlan> read(const TableRow &row) {
    const std::string &time = row.contains("median_us") ? row.at("median_us") : row.at("first_us");
    if (time.empty()) return std::nullopt;
    const auto plan = row.contains("configuration") ? planOf(space(), row.at("configuration")) : parsed(row.at("plan"));
    if (!plan) return std::nullopt;
    MeasuredPlan out{.plan = *plan, .microseconds = std::stod(time)};
    if (row.contains("registers") && !row.at("registers").empty())
      out.registers = static_cast<std::uint32_t>(std::stoul(row.at("registers")));
    return out;
  }

private:
  static std::optional<transform::Plan> parsed(const std::string &text) {
    const auto plan = transform::parsePlan(text);
    return plan ? std::optional(*plan) : std::nullopt;
  }

  const tune::PlanSpace &space() {
    if (!space_) {
      const run::KernelSubject &subject = kernel_.order.subject;
      transform::KernelStudy study(*subject.unit, subject.kernel, subject.reparse, subject.texts);
      space_ = tune::PlanSpace::of(study);
    }
    return *space_;
  }

  const OpenKernel &kernel_;
  std::optional<tune::PlanSpace> space_;
};

} // namespace

Result<NamedKernels> openKernels(const std::string &campaign, const std::vector<std::string> &tables) {
  const auto text = readTextFile(campaign);
  if (!text) return std::unexpected(text.error());
  const auto kernels = tune::parseCampaign(*text, std::filesystem::absolute(campaign).parent_path());
  if (!kernels) return std::unexpected(kernels.error());
  std::map<std::string, std::vector<TableRow>> rows;
  for (const std::string &table : tables) {
    const auto read = readTable(table);
    if (!read) return std::unexpected(read.error());
    for (const TableRow &row : *read)
      rows[row.at("kernel")].push_back(row);
  }
  NamedKernels out;
  for (const tune::CampaignKernel &kernel : kernels->kernels) {
    if (!rows.contains(kernel.name)) continue;
    auto open = openKernel(kernel);
    if (!open) return std::unexpected(open.error());
    PlanReader reader(**open);
    for (const TableRow &row : rows[kernel.name])
      if (auto plan = reader.read(row)) (*open)->plans.push_back(std::move(*plan));
    out.emplace_back(kernel.name, std::move(*open));
  }
  return out;
}

} // namespace warpgrain::bench
