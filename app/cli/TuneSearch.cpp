// SPDX-License-Identifier: Apache-2.0
#include "app/cli/TuneSearch.h"

#include "app/cli/FloorOutput.h"
#include "app/cli/HostsOutput.h"
#include "app/cli/Interruption.h"
#include "app/cli/KernelArgument.h"
#include "app/cli/Measurement.h"
#include "app/cli/Numbers.h"
#include "app/cli/Output.h"
#include "app/cli/SourcedLaunch.h"
#include "app/cli/Table.h"
#include "core/base/Files.h"
#include "core/measure/BundleReader.h"
#include "core/workflow/search/PlanExpectation.h"

#include <algorithm>
#include <iostream>
#include <set>
#include <unistd.h>

namespace warpgrain::cli {

namespace {

using workflow::PlanAnswer;
using workflow::PlanSearchResult;
using workflow::SearchedPlan;
using workflow::SearchEnd;

const char *nameOf(PlanAnswer answer) {
  switch (answer) {
  case PlanAnswer::measured:
    return "measured";
  case PlanAnswer::refused:
    return "refused";
  case PlanAnswer::failed:
    return "failed";
  default:
    return "alike";
  }
}

const char *nameOf(SearchEnd end) {
  switch (end) {
  case SearchEnd::evaluations:
    return "evaluations";
  case SearchEnd::seconds:
    return "seconds";
  case SearchEnd::wholeSpace:
    return "whole-space";
  case SearchEnd::refusals:
    return "refusals";
  case SearchEnd::cancelled:
    return "cancelled";
  default:
    return "error";
  }
}

std::string sentenceOf(const PlanSearchResult &result) {
  switch (result.end) {
  case SearchEnd::evaluations:
    return "The search ended after " + std::to_string(result.evaluated) + " plans; --evaluations allows more.";
  case SearchEnd::seconds:
    return "The search ended when its time was up; --seconds allows more.";
  case SearchEnd::wholeSpace:
    return "Every plan of the space was looked at.";
  case SearchEnd::refusals:
    return "The search ended because the last plans were all refused.";
  case SearchEnd::cancelled:
    return "The search was stopped; this is what it found.";
  default:
    return "The search ended early: " + (result.error ? result.error->message : std::string());
  }
}

using workflow::SearchObjective;

bool countsEnergy(const PlanSearchResult &result) {
  return result.objective != SearchObjective::time;
}

/// The plan's, by the search's objective: how many times better it is than the original; 0 where it is not known.
double gainOf(const PlanSearchResult &result, const SearchedPlan &plan) {
  const auto cost = workflow::costOf(result.objective, plan.speedUp, plan.saving);
  return cost ? 1 / *cost : 0;
}

/// Those with a time, the best first by the objective.
std::vector<const SearchedPlan *> bestOnes(const PlanSearchResult &result) {
  std::vector<const SearchedPlan *> out;
  for (const SearchedPlan &plan : result.plans)
    if (plan.answer == PlanAnswer::measured) out.push_back(&plan);
  std::ranges::stable_sort(out, std::greater(), [&](const SearchedPlan *plan) { return gainOf(result, *plan); });
  return out;
}

/// The original's and the best plan's, as they were measured side by side.
FloorTimes timesOf(const PlanSearchResult &result) {
  FloorTimes out;
  for (const SearchedPlan &plan : result.plans)
    if (!out.original && plan.row && plan.answer == PlanAnswer::measured) out.original = plan.row->baselineMedian;
  const SearchedPlan *best = result.best();
  if (best == nullptr) return out;
  out.original = best->row->baselineMedian;
  out.best = best->row->summary.median;
  return out;
}

/// The floor of the launch on the GPU that was searched on.
estimate::Estimated<estimate::Floor> floorOf(const workflow::PlanSearchOrder &order, const PlanSearchResult &result) {
  const auto work = workflow::launchWorkOf(order.kernel);
  if (!work) return estimate::notEstimated(work.error().message);
  return workflow::floorOf(*work, result.environment);
}

/// ", verified at 9 boundary sizes".
std::string verificationText(const SearchedPlan &plan) {
  if (!plan.verification) return {};
  if (!plan.verification->holds()) return "; not verified at other sizes, because " + plan.verification->whyNot;
  const std::size_t sizes = plan.verification->sizes;
  return ", verified at " + std::to_string(sizes) + (sizes == 1 ? " boundary size" : " boundary sizes");
}

/// What is told beside a result.
struct Told {
  estimate::Estimated<estimate::Floor> floor;
  std::string why; ///< a sentence: why the best plan is expected to be faster; empty where it is not known
  std::vector<workflow::PlanAssumption> assumptions; ///< of the best plan
};

/// ", 1.32 times as fast as the original"; where energy counts, ", with 0.71 times its energy" after it.
std::string gainText(const PlanSearchResult &result, const SearchedPlan &plan) {
  std::string out = ", " + fixed(*plan.speedUp, 2) + " times as fast as the original";
  if (countsEnergy(result) && plan.saving) out += ", with " + fixed(1 / *plan.saving, 2) + " times its energy";
  return out;
}

std::string tableOf(const PlanSearchResult &result, const std::vector<const SearchedPlan *> &plans) {
  std::vector<std::string> header{"times faster", "beside original", "median us"};
  if (countsEnergy(result)) header.insert(header.end(), {"times less energy", "beside original", "energy"});
  header.insert(header.end(), {"outputs", "plan"});
  Table table(header);
  for (const SearchedPlan *plan : plans) {
    std::vector<std::string> cells{fixed(*plan->speedUp, 2) + (plan->row->noisy ? " noisy" : ""),
                                   std::string(nameOf(plan->beside)), fixed(plan->row->summary.median, 2)};
    if (countsEnergy(result))
      cells.insert(cells.end(),
                   {plan->saving ? fixed(*plan->saving, 2) : "?",
                    plan->saving ? std::string(energyNameOf(plan->besideEnergy)) : "?", energyText(plan->row->energy)});
    cells.insert(cells.end(), {outputText(*plan->row), toString(plan->plan)});
    table.add(std::move(cells));
  }
  return plans.empty() ? std::string() : table.text();
}

/// The plans that no other one beats, in a table of their own.
std::string frontText(const PlanSearchResult &result) {
  const std::vector<const SearchedPlan *> front = result.front();
  if (front.empty()) return "No plan is certainly faster than the original, or certainly takes less energy.\n";
  std::string out = std::to_string(front.size()) + (front.size() == 1 ? " plan" : " plans") +
                    " that no other one beats in both time and energy:\n" + tableOf(result, front);
  for (const SearchedPlan *plan : front)
    out += toString(plan->plan) + gainText(result, *plan) + verificationText(*plan) + "\n";
  return out;
}

std::string bestText(const PlanSearchResult &result, const Told &told) {
  const SearchedPlan *best = result.best();
  if (best == nullptr)
    return result.objective == SearchObjective::energy ? "No plan certainly takes less energy than the original.\n"
           : result.objective == SearchObjective::both ? std::string()
                                                       : "No plan is certainly faster than the original.\n";
  std::string out = result.objective == SearchObjective::both ? "least product of time and energy: " : "best: ";
  out += toString(best->plan) + gainText(result, *best) + verificationText(*best) + "\n";
  if (!told.why.empty()) out += "why: " + told.why + "\n";
  for (const workflow::PlanAssumption &assumption : told.assumptions)
    out += "right if: " + assumption.sentence +
           (assumption.inLaunch == workflow::Assumed::holds ? " It is so in this launch.\n" : "\n");
  return out;
}

Json assumptionsJson(const std::vector<workflow::PlanAssumption> &assumptions) {
  return listOf(assumptions, [](const workflow::PlanAssumption &assumption) {
    return Json{{"assumption", assumption.sentence},
                {"holds_in_launch", assumption.inLaunch == workflow::Assumed::isNotKnown
                                        ? Json(nullptr)
                                        : Json(assumption.inLaunch == workflow::Assumed::holds)}};
  });
}

/// The best plans that were found, and what became of the others.
std::string textOf(const PlanSearchResult &result, const Told &told) {
  constexpr std::size_t quantity = 5;
  const auto known = std::ranges::count(result.plans, true, &SearchedPlan::isFromStore);
  std::string out = std::to_string(result.combinations) + " combinations; " + std::to_string(result.evaluated) +
                    " plans evaluated, " + std::to_string(result.count(PlanAnswer::refused)) + " refused, " +
                    std::to_string(result.count(PlanAnswer::failed)) + " failed, " +
                    std::to_string(result.count(PlanAnswer::alike)) + " with the machine code of another\n";
  if (known > 0) out += std::to_string(known) + " of these are known from the store; --no-store measures all anew\n";
  if (!result.leftOut.empty()) {
    out += "not in the space, which would be too large:";
    for (const std::string &name : result.leftOut)
      out += " " + name + (&name == &result.leftOut.back() ? "" : ",");
    out += "\n";
  }
  std::vector<const SearchedPlan *> plans = bestOnes(result);
  plans.resize(std::min(quantity, plans.size()));
  out += result.objective == SearchObjective::both ? frontText(result) : tableOf(result, plans);
  for (const SearchedPlan &plan : result.plans)
    if (plan.verification && !plan.verification->against.empty())
      out += "set aside: " + toString(plan.plan) + ", which is wrong. " + plan.verification->against + "\n";
  out += bestText(result, told);
  if (const SearchedPlan *faster = result.fasterUnverified())
    out += (result.objective == SearchObjective::time ? "faster, but not named: " : "better, but not named: ") +
           toString(faster->plan) + gainText(result, *faster) + verificationText(*faster) + "\n";
  out += floorText(told.floor, timesOf(result));
  return out + sentenceOf(result) + "\n";
}

Json frontJson(const PlanSearchResult &result) {
  return listOf(result.front(), [](const SearchedPlan *plan) {
    return Json{{"plan", toString(plan->plan)},
                {"speed_up", *plan->speedUp},
                {"energy_saving", *plan->saving},
                {"median_us", plan->row->summary.median},
                {"energy_uj", plan->row->energy->microjoules},
                {"verified", plan->verification && plan->verification->holds()}};
  });
}

Json timesJson(const workflow::SearchTimes &times) {
  Json runner = Json::object();
  for (const auto &[name, part] : measure::partsOfRun) {
    std::string key(name);
    std::ranges::replace(key, '-', '_');
    runner[key] = times.runner.*part;
  }
  Json out{{"total", times.total},         {"rounds", times.rounds},   {"choosing", times.choosing},
           {"measuring", times.measuring}, {"keeping", times.keeping}, {"verifying", times.verifying},
           {"runner", std::move(runner)}};
  return out;
}

Json jsonOf(const PlanSearchResult &result, const Told &told) {
  Json plans = Json::array();
  for (const SearchedPlan &plan : result.plans) {
    Json one{{"plan", toString(plan.plan)}, {"answer", nameOf(plan.answer)}};
    if (!plan.reason.empty()) one["reason"] = plan.reason;
    if (plan.speedUp) one["speed_up"] = *plan.speedUp;
    if (plan.answer == PlanAnswer::measured) one["beside"] = nameOf(plan.beside);
    if (plan.saving) one["energy_saving"] = *plan.saving;
    if (plan.saving && plan.answer == PlanAnswer::measured) one["energy_beside"] = energyNameOf(plan.besideEnergy);
    if (plan.isFromStore) one["from_store"] = true;
    if (plan.verification)
      one["verification"] = {{"sizes", plan.verification->sizes},
                             {"against", orNull(plan.verification->against)},
                             {"why_not", orNull(plan.verification->whyNot)}};
    if (plan.row) one["result"] = recordJson(*plan.row);
    plans.push_back(std::move(one));
  }
  const SearchedPlan *best = result.best();
  const SearchedPlan *faster = result.fasterUnverified();
  Json out{{"combinations", result.combinations},
           {"left_out", result.leftOut},
           {"evaluated", result.evaluated},
           {"ended", nameOf(result.end)},
           {"objective", workflow::searchObjectiveNames[static_cast<std::size_t>(result.objective)]},
           {"best", best != nullptr ? Json(toString(best->plan)) : Json(nullptr)},
           {"faster_unverified", faster != nullptr ? Json(toString(faster->plan)) : Json(nullptr)},
           {"why", orNull(told.why)},
           {"assumptions", assumptionsJson(told.assumptions)},
           {"floor", floorJson(told.floor, timesOf(result))},
           {"times_s", timesJson(result.times)},
           {"plans", std::move(plans)}};
  if (result.objective == SearchObjective::both) out["front"] = frontJson(result);
  if (result.error) out["error"] = result.error->message;
  if (!result.environment.gpu.empty()) out["environment"] = recordJson(result.environment);
  return out;
}

/// "time: 7.2 s in all, …".
std::string timesText(const workflow::SearchTimes &times) {
  const auto seconds = [](double value) { return fixed(value, 2) + " s"; };
  return "time: " + seconds(times.total) + " in all; " + seconds(times.choosing) +
         " choosing and compiling while nothing was measured, " + seconds(times.measuring) + " measuring in " +
         std::to_string(times.rounds) + (times.rounds == 1 ? " round, " : " rounds, ") + seconds(times.keeping) +
         " keeping answers, " + seconds(times.verifying) + " verifying\nof the runner: " + textOf(times.runner) + "\n";
}

/// Tells a person who waits at a terminal how far it is: "[12/100] 1.42x coarsen y 4; unroll k 4".
workflow::PlanReport progressReport(std::size_t evaluations) {
  if (::isatty(STDERR_FILENO) == 0) return [](const SearchedPlan &, const PlanSearchResult &) {};
  return [evaluations](const SearchedPlan &plan, const PlanSearchResult &soFar) {
    std::string what = plan.speedUp ? fixed(*plan.speedUp, 2) + "x" : nameOf(plan.answer);
    if (plan.saving) what += ", " + fixed(1 / *plan.saving, 2) + " of the energy,";
    std::cerr << '[' << soFar.evaluated << '/' << evaluations << "] " << what << ' ' << toString(plan.plan) << '\n';
  };
}

Result<workflow::PlanSearchOrder> orderOf(const SearchArguments &arguments, const SearchSetting &setting) {
  workflow::PlanSearchOrder order{.kernel = {},
                                  .seed = arguments.searchSeed,
                                  .allowsReorder = !arguments.allowed.empty(),
                                  .evaluations = arguments.evaluations,
                                  .seconds = arguments.seconds,
                                  .recommended = arguments.recommended,
                                  .together = arguments.together,
                                  .folder = setting.folder,
                                  .store = arguments.store.path(),
                                  .host = setting.host,
                                  .runner = setting.runner,
                                  .gpus = arguments.gpus,
                                  .progress = hostsProgress()};
  const auto objective = std::ranges::find(workflow::searchObjectiveNames, arguments.objective);
  order.objective = static_cast<SearchObjective>(objective - workflow::searchObjectiveNames.begin());
  order.strategy = *std::ranges::find(tune::strategies, arguments.strategy, &tune::NamedStrategy::name);
  if (!arguments.withoutVerification)
    order.check = workflow::WinnerCheck{.seconds = arguments.verifySeconds, .wishes = {.names = arguments.sizes}};
  if (!setting.withoutCache) order.kernel.cache = std::make_shared<build::BuildCache>();
  const auto form = arguments.launch.form();
  if (!form) return std::unexpected(form.error());
  order.kernel.subject.form = *form;
  if (!arguments.launch.tolerance.empty()) order.kernel.tolerance = form->tolerance;
  const std::set<int> different(order.gpus.begin(), order.gpus.end());
  if (different.size() != order.gpus.size())
    return fail(ErrorKind::usage, "--gpus names a GPU twice; each can measure one share of a round.");
  if (!order.gpus.empty() && !order.host.empty())
    return fail(ErrorKind::usage, "--gpus are GPUs of this machine; leave out --host, or start the search there.");
  if (!arguments.captured.empty() && arguments.launch.describesLaunch())
    return fail(ErrorKind::usage, "A recorded launch has its own blocks, arguments and memory; leave out either "
                                  "--captured or the options that describe a launch.");
  return order;
}

} // namespace

void SearchArguments::addTo(CLI::App &command) {
  command.add_option("-k,--kernel", kernel, "the kernel's name; may be left out where the source has one kernel");
  launch.addTo(command);
  command.add_option("--captured", captured,
                     "a bundle that `capture` made: its launch, with the recorded arguments and memory, is measured");
  command
      .add_option(
          "--allow", allowed,
          "reorder: also steps that change the order of floating-point sums; give a --tolerance for the outputs")
      ->check(CLI::IsMember({"reorder"}));
  command.add_option("--evaluations", evaluations, "so many plans are compiled and measured at most (default 100)")
      ->check(CLI::Range(1, 1'000'000));
  command.add_option("--seconds", seconds, "the search begins no round after so many seconds, but the first")
      ->check(CLI::Range(1.0, 1e7));
  std::vector<std::string> names;
  std::string what = "how the next plans are chosen:";
  for (const tune::NamedStrategy &one : tune::strategies) {
    names.emplace_back(one.name);
    what += (names.size() == 1 ? " " : "; ") + names.back() + " (" + std::string(one.what) + ")";
  }
  command
      .add_option("--objective", objective,
                  "what is to be small: time, energy (of a launch), or both: the plans that no other one beats in time "
                  "and energy (default time)")
      ->check(CLI::IsMember({"time", "energy", "both"}));
  command.add_option("--strategy", strategy, what)->check(CLI::IsMember(names));
  command.add_option("--together", together, "plans that are compiled and measured together (default 8)")
      ->check(CLI::Range(1, 256));
  command
      .add_option(
          "--recommended", recommended,
          "so many plans that `recommend` ranks first are tried in the second round, before those of the strategy, "
          "and what is estimated by then in half of the first (default 8; 0: none)")
      ->check(CLI::Range(0, 256));
  command
      .add_option("--gpus", gpus,
                  "GPUs of this machine, of one model, that measure a share of each round at once, for example 0,1; "
                  "give --together for each of them enough plans")
      ->delimiter(',')
      ->excludes("--gpu")
      ->check(CLI::Range(0, 1023));
  command.add_option("--search-seed", searchSeed, "of the search's random numbers");
  store.addTo(command, "measures what is known from earlier searches, too, and keeps nothing");
  CLI::Option *limit = command
                           .add_option("--verify-seconds", verifySeconds,
                                       "verifying the best plans on the CPU, at boundary sizes, ends so many seconds "
                                       "after the search (default 60; 10 at most after Ctrl-C, none after a second)")
                           ->check(CLI::Range(0.1, 86'400.0));
  CLI::Option *size = command.add_option(
      "--size", sizes,
      "an argument that is a size, for example n: the best plans are verified at other values of it; "
      "may be repeated (default: arguments that bound threads or loops)");
  command.add_flag("--no-verify", withoutVerification, "do not verify the best plans on the CPU")
      ->excludes(limit)
      ->excludes(size);
  command.add_flag("--times", times, "say where the time of the search went (--json always does)");
  command.add_option("--t4", t4, "write every result into this file, in the T4 form that tuners exchange");
}

int searchAndPrint(const SearchArguments &arguments, const SearchSetting &setting, const CommandContext &context) {
  auto order = orderOf(arguments, setting);
  if (!order) return report(order.error(), setting.source.json);
  const auto source = open(setting.source, context, /*manyParses=*/true);
  if (!source) return report(source.error(), setting.source.json);
  if (!source->toolkit) return report(source->toolkit.error(), setting.source.json);
  const auto kernel = workflow::chooseKernel(source->unit, arguments.kernel);
  if (!kernel) return report(kernel.error(), setting.source.json, &source->unit);
  const run::LaunchForm form = order->kernel.subject.form;
  order->kernel.subject = source->subject(*kernel);
  order->kernel.subject.instance = arguments.launch.instance;
  if (arguments.captured.empty()) takeLaunch(order->kernel.subject, form);
  if (order->check && !order->check->wishes.names.empty() && arguments.captured.empty())
    if (const auto sizes = run::studySizes(order->kernel.subject, order->check->wishes); !sizes)
      return report(sizes.error(), setting.source.json, &source->unit);
  Result<measure::Bundle> captured;
  if (!arguments.captured.empty()) {
    captured = measure::readBundle(arguments.captured);
    if (!captured) return report(captured.error(), setting.source.json);
    order->kernel.captured = &*captured;
  }
  if (order->objective != SearchObjective::time && order->recommended > 0)
    std::cerr << "warpgrain-cli: note: The plans that are tried first are ranked by time, since there is no model of "
                 "power; the energies that are measured decide.\n";
  const Interruption interruption;
  if (order->check) order->check->atOnce = interruption.again();
  const auto result = workflow::searchPlans(*order, progressReport(arguments.evaluations), interruption.token());
  if (!result) return report(result.error(), setting.source.json, &source->unit);
  for (const std::string &note : result->notes)
    std::cerr << "warpgrain-cli: note: " << note << '\n';
  const SearchedPlan *best = result->best();
  Told told{.floor = floorOf(*order, *result), .why = {}, .assumptions = {}};
  if (best != nullptr) {
    told.why = workflow::whyExpectedFaster(order->kernel, best->plan);
    told.assumptions = workflow::assumptionsOf(order->kernel, best->plan);
  }
  if (setting.source.json)
    print(jsonOf(*result, told));
  else
    std::cout << textOf(*result, told) << (arguments.times ? timesText(result->times) : std::string());
  if (!arguments.t4.empty())
    if (const auto written = writeFileAtomically(arguments.t4, tune::textOfT4(t4ResultsOf(*result))); !written)
      return report(written.error(), setting.source.json);
  return result->error || result->end == SearchEnd::cancelled ? exitNo : exitDone;
}

} // namespace warpgrain::cli
