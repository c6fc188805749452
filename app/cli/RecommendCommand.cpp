// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"
#include "app/cli/FloorOutput.h"
#include "app/cli/Interruption.h"
#include "app/cli/LaunchArguments.h"
#include "app/cli/Numbers.h"
#include "app/cli/Output.h"
#include "app/cli/SourceArguments.h"
#include "app/cli/SourcedLaunch.h"
#include "app/cli/Table.h"
#include "core/measure/BundleReader.h"
#include "core/tune/recommend/CrestRule.h"
#include "core/tune/recommend/Recommendation.h"
#include "core/workflow/LaunchFloor.h"
#include "core/workflow/search/SearchObjective.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <unistd.h>

namespace warpgrain::cli {

namespace {

struct Arguments {
  SourceArguments source;
  std::string kernel;
  LaunchArguments launch;
  std::string captured;
  std::vector<std::string> allowed;
  std::string gpu; ///< a model; empty: the one that stands for the architecture
  std::string objective{workflow::searchObjectiveNames.front()};
  std::size_t top = 8;
  std::size_t plans = 48;
};

/// Everything that is printed.
struct Answer {
  estimate::ModelledGpu gpu;
  std::string objective; ///< that was asked for
  estimate::Estimated<estimate::Floor> floor = estimate::notEstimated("not computed");
  tune::Recommendation recommendation;
  tune::CrestAnswer crest;
};

/// What is ranked by something else than it was asked for says so.
std::string rankingNote(const std::string &objective) {
  if (objective == workflow::searchObjectiveNames.front()) return {};
  return "Plans are ranked by time, not by energy: there is no model of power. `tune --objective " + objective +
         "` measures energies.";
}

std::string fullnessText(const estimate::TimeEstimate &time) {
  return fixed(time.fullness.waves, 2) + " waves of blocks, " + std::to_string(time.fullness.blocksPerMultiprocessor) +
         " on a multiprocessor together; the multiprocessors have work for " + percent(time.fullness.tail) +
         " of the time";
}

std::string estimatedText(const estimate::TimeEstimate &time) {
  return fixed(time.microseconds(), 2) + " us, bound by " + std::string(nameOf(time.bound)) +
         (time.isGuessed ? " (in part guessed)" : "");
}

std::string guessesText(const estimate::TimeEstimate &time) {
  std::string out;
  for (const estimate::GuessedLoop &loop : time.guessedLoops)
    out += "  guessed: " + loop.why.text() + "; it is taken to run " + fixed(loop.trips, 0) + " times\n";
  return out;
}

std::string crestText(const tune::CrestAnswer &crest) {
  if (!crest.step.empty()) return "CREST's rule chooses " + crest.step + "\n";
  std::string why = crest.factors.empty() ? "no factor divides the block" : crest.factors.front().reason;
  return "CREST's rule chooses no factor: " + why + "\n";
}

std::string textOf(const Answer &answer, std::size_t top) {
  const tune::Recommendation &found = answer.recommendation;
  std::string out = "estimated for " + std::string(answer.gpu.speed.name) + ", before anything is compiled\n";
  if (const std::string note = rankingNote(answer.objective); !note.empty()) out += note + "\n";
  out += "original: " + estimatedText(*found.original.time) + "\n";
  out += "  " + fullnessText(*found.original.time) + "\n" + guessesText(*found.original.time);
  out += floorText(answer.floor, {});
  Table table({"times faster", "us", "plan", "why"});
  for (std::size_t i = 0; i < std::min(top, found.plans.size()); ++i) {
    const tune::RecommendedPlan &plan = found.plans[i];
    table.addNote({fixed(plan.gain, 2), fixed(plan.estimated.time->microseconds(), 2), toString(plan.estimated.plan)},
                  plan.reason + " " + plan.cost + (plan.estimated.time->isGuessed ? "; in part guessed" : ""));
  }
  out += found.plans.empty() ? "No plan is expected to be faster.\n" : table.text();
  out += crestText(answer.crest);
  for (const tune::DeadEnd &end : found.deadEnds)
    out += "not possible: " + end.what + (end.reason.empty() ? "" : ": " + end.reason) + "\n";
  return out + std::to_string(found.judged) + " plans were judged. Estimates rank plans; `tune` measures them.\n";
}

Json jsonOf(const estimate::TimeEstimate &time) {
  Json bounds = Json::object();
  for (std::size_t i = 0; i < time.secondsBy.size(); ++i)
    bounds[std::string(nameOf(static_cast<estimate::Bound>(i)))] = time.secondsBy[i] * 1e6;
  Json loops = Json::array();
  for (const estimate::GuessedLoop &loop : time.guessedLoops)
    loops.push_back({{"trips", loop.trips}, {"reason", loop.why.text()}});
  return {{"us", time.microseconds()},
          {"bound", nameOf(time.bound)},
          {"us_by", std::move(bounds)},
          {"occupancy", time.fullness.occupancy},
          {"blocks_per_multiprocessor", time.fullness.blocksPerMultiprocessor},
          {"waves", time.fullness.waves},
          {"full", time.fullness.tail},
          {"sectors", time.globalSectors},
          {"shared_passes", time.sharedPasses},
          {"warp_instructions", time.warpInstructions},
          {"guessed", time.isGuessed},
          {"guessed_loops", std::move(loops)}};
}

Json jsonOf(const tune::EstimatedPlan &plan) {
  Json out = jsonOf(*plan.time);
  out["registers"] = plan.resources.registersPerThread;
  Json held = Json::array();
  for (const tune::HeldLine &line : plan.held)
    held.push_back({{"file", line.file}, {"line", line.line}, {"registers", line.registers}, {"what", line.what}});
  out["registers_held"] = std::move(held);
  out["grid"] = plan.shape.grid;
  out["block"] = plan.shape.block;
  return out;
}

Json jsonOf(const tune::CrestAnswer &crest) {
  Json factors = Json::array();
  for (const tune::CrestFactor &one : crest.factors)
    factors.push_back({{"step", one.step},
                       {"saved", one.saved},
                       {"registers", one.registers},
                       {"occupancy", one.occupancy},
                       {"accepted", one.isAccepted},
                       {"reason", one.reason}});
  return {{"step", crest.step.empty() ? Json(nullptr) : Json(crest.step)}, {"factors", std::move(factors)}};
}

Json jsonOf(const Answer &answer, std::size_t top) {
  const tune::Recommendation &found = answer.recommendation;
  Json plans = Json::array();
  for (std::size_t i = 0; i < std::min(top, found.plans.size()); ++i) {
    const tune::RecommendedPlan &plan = found.plans[i];
    plans.push_back({{"plan", toString(plan.estimated.plan)},
                     {"gain", plan.gain},
                     {"verdict", nameOf(plan.estimated.verdict.kind)},
                     {"reason", plan.reason},
                     {"cost", plan.cost},
                     {"estimate", jsonOf(plan.estimated)}});
  }
  Json ends = Json::array();
  for (const tune::DeadEnd &end : found.deadEnds)
    ends.push_back({{"what", end.what}, {"reason", end.reason}});
  return {{"gpu", answer.gpu.speed.name},
          {"ranked_by", workflow::searchObjectiveNames.front()},
          {"note", orNull(rankingNote(answer.objective))},
          {"original", jsonOf(found.original)},
          {"floor", floorJson(answer.floor, {})},
          {"plans", std::move(plans)},
          {"crest", jsonOf(answer.crest)},
          {"dead_ends", std::move(ends)},
          {"judged", found.judged}};
}

Result<estimate::ModelledGpu> gpuOf(const Arguments &arguments, const std::string &architecture) {
  if (auto gpu = estimate::modelledGpu(architecture, arguments.gpu)) return *gpu;
  const std::string name = arguments.gpu.empty() ? architecture : arguments.gpu;
  std::string known;
  for (const device::GpuSpeed &speed : device::knownSpeeds())
    known += (known.empty() ? "" : ", ") + std::string(speed.name);
  return fail(ErrorKind::usage, "The speed of " + name + " is not known; --gpu takes one of " + known + ".");
}

Result<Answer> answerFor(const Arguments &arguments, workflow::KernelBundleOrder &order,
                         const CancellationToken &cancel) {
  const auto gpu = gpuOf(arguments, order.subject.architecture);
  if (!gpu) return std::unexpected(gpu.error());
  const auto task = workflow::estimateTaskOf(order, *gpu);
  if (!task) return std::unexpected(task.error());
  const auto work = workflow::launchWorkOf(order);
  if (!work) return std::unexpected(work.error());
  tune::RecommendOptions options{.mostJudged = arguments.plans, .allowsReorder = !arguments.allowed.empty()};
  options.cancel = cancel;
  if (::isatty(STDERR_FILENO) != 0)
    options.progress = [](std::size_t judged, std::size_t most) {
      std::cerr << "\r[" << judged << '/' << most << "] plans judged" << (judged == most ? "\n" : "") << std::flush;
    };
  auto found = tune::recommendPlans(*task, options);
  if (!found) return std::unexpected(found.error());
  return Answer{.gpu = *gpu,
                .objective = arguments.objective,
                .floor = estimate::floorOf(*work, gpu->speed),
                .recommendation = std::move(*found),
                .crest = tune::crestRule(*task)};
}

int run(const Arguments &arguments, const CommandContext &context) {
  const bool json = arguments.source.json;
  const auto form = arguments.launch.form();
  if (!form) return report(form.error(), json);
  const auto source = open(arguments.source, context, /*manyParses=*/true);
  if (!source) return report(source.error(), json);
  const auto kernel = workflow::chooseKernel(source->unit, arguments.kernel);
  if (!kernel) return report(kernel.error(), json, &source->unit);
  workflow::KernelBundleOrder order{.subject = source->subject(*kernel)};
  order.subject.instance = arguments.launch.instance;
  if (arguments.captured.empty()) takeLaunch(order.subject, *form);
  Result<measure::Bundle> captured;
  if (!arguments.captured.empty()) {
    captured = measure::readBundle(arguments.captured);
    if (!captured) return report(captured.error(), json);
    order.captured = &*captured;
  }
  const Interruption interruption;
  const auto answer = answerFor(arguments, order, interruption.token());
  if (!answer) return report(answer.error(), json, &source->unit);
  if (json)
    print(jsonOf(*answer, arguments.top));
  else
    std::cout << textOf(*answer, arguments.top);
  return answer->recommendation.plans.empty() ? exitNo : exitDone;
}

} // namespace

void addRecommendCommand(CLI::App &app, CommandContext &context) {
  auto *command = app.add_subcommand(
      "recommend",
      "Rank plans of several steps by what is expected of them, before anything is compiled, with reasons");
  auto arguments = std::make_shared<Arguments>();
  arguments->source.addTo(*command);
  command->add_option("-k,--kernel", arguments->kernel,
                      "the kernel's name; may be left out where the source has one kernel");
  arguments->launch.addTo(*command);
  command->add_option("--captured", arguments->captured, "a bundle that `capture` made: its launch is looked at");
  command->add_option("--gpu", arguments->gpu,
                      "a model, for example \"H200\" (default: one that stands for the architecture)");
  command
      ->add_option(
          "--objective", arguments->objective,
          "what is to be small: time, energy or both; plans are ranked by time in any case, and the answer says "
          "so (default time)")
      ->check(CLI::IsMember({"time", "energy", "both"}));
  command->add_option("--allow", arguments->allowed, "reorder: also steps that change the order of floating-point sums")
      ->check(CLI::IsMember({"reorder"}));
  command->add_option("--top", arguments->top, "so many plans are printed at most (default 8)")
      ->check(CLI::Range(1, 1000));
  command->add_option("--plans", arguments->plans, "so many plans are judged at most (default 48)")
      ->check(CLI::Range(1, 100'000));
  command->footer("Exit status: 0 a plan is expected to be faster, 1 none is.");
  command->callback([arguments, &context] { context.exitCode = run(*arguments, context); });
}

} // namespace warpgrain::cli
