// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"
#include "app/cli/Interruption.h"
#include "app/cli/KernelArgument.h"
#include "app/cli/LaunchArguments.h"
#include "app/cli/Numbers.h"
#include "app/cli/Output.h"
#include "app/cli/StoreArguments.h"
#include "app/cli/Table.h"
#include "core/base/Files.h"
#include "core/run/launch/LaunchText.h"
#include "core/tune/store/Store.h"
#include "core/workflow/RecordKeys.h"
#include "core/workflow/dispatch/Dispatcher.h"

#include <algorithm>
#include <iostream>
#include <memory>

namespace warpgrain::cli {

namespace {

struct Arguments {
  KernelArgument kernel;
  LaunchArguments launch;
  std::string store;
  std::string gpu;
  std::string l2 = "warm";
  std::string output;
  std::vector<std::string> sizes;
  std::size_t deepest = 4;
  bool withoutVerification = false;
};

/// What the store has of the subject, by GPU.
Result<std::vector<tune::MeasuredPlans>> measuredPlans(const Arguments &arguments, const run::KernelSubject &subject) {
  const std::filesystem::path path =
      arguments.store.empty() ? tune::Store::defaultPath() : std::filesystem::path(arguments.store);
  if (path.empty())
    return fail(ErrorKind::usage, "No store is kept, since WARPGRAIN_STORE is empty or HOME is not set; name one with "
                                  "--store FILE.");
  const auto store = tune::Store::openToRead(path);
  if (!store) return std::unexpected(store.error());
  const tune::RecordKey key = workflow::commonBuildRecordOf(subject, "").key;
  tune::RecordFilter filter{.kind = tune::RecordKind::measurement, .kernel = key.kernel};
  const auto all = store->records(filter);
  if (!all) return std::unexpected(all.error());
  std::vector<tune::Record> own;
  for (const tune::Record &record : *all)
    if (record.key.source == key.source && (key.compiler.empty() || record.key.compiler == key.compiler))
      own.push_back(record);
  tune::UnusedRecords unused;
  auto out = tune::measuredPlansOf(own, arguments.l2 + " L2", unused);
  if (unused.withoutContext > 0)
    std::cerr << "warpgrain-cli: note: " << unused.withoutContext
              << " measurements are of an older Warpgrain, which did not keep a launch's numbers, and are left out.\n";
  if (!out.empty()) return out;
  std::string why = "The store " + path.string() + " has no measurement of " + key.kernel;
  if (!all->empty() && own.empty())
    why += " as the source and its flags are now, or of this compiler; it has " + std::to_string(all->size()) +
           " of others";
  return fail(ErrorKind::usage, why + ". Measure it in several launches first: tune " +
                                    subject.unit->files.front().path.filename().string() +
                                    " --arg NAME=VALUE, once for each size.");
}

Result<tune::MeasuredPlans> onOneGpu(const Arguments &arguments, std::vector<tune::MeasuredPlans> all) {
  std::string known;
  for (const tune::MeasuredPlans &one : all)
    known += (known.empty() ? "" : "; ") + one.device;
  std::erase_if(all, [&](const tune::MeasuredPlans &one) { return !one.device.starts_with(arguments.gpu); });
  if (all.size() == 1) return std::move(all.front());
  return fail(ErrorKind::usage, (all.empty() ? "Nothing was measured on " + arguments.gpu
                                             : std::string("The kernel was measured on several models of GPU")) +
                                    "; name one with --gpu: " + known + ".");
}

/// "n=4096, m=512"; a launch whose numbers are those of all others: its extents.
std::string numbersText(const tune::MeasuredLaunch &launch, const std::vector<std::string> &features) {
  std::string out;
  for (const std::string &name : features)
    if (!name.starts_with("gridDim."))
      out += (out.empty() ? "" : ", ") + name + "=" + std::to_string(launch.context.at(name));
  return out.empty() ? launch.text : out;
}

/// What a tree chooses for a launch: a plan and what it wins there.
struct Chosen {
  std::string plan; ///< empty: the original
  double gain = 1;
};

Chosen chosenIn(const workflow::Dispatcher &made, const tune::MeasuredLaunch &launch) {
  std::vector<double> values;
  for (const std::string &name : made.features)
    values.push_back(static_cast<double>(launch.context.at(name)));
  const std::size_t choice = made.tree.choiceFor(values);
  if (choice == 0) return {};
  const std::string &plan = made.plans[choice - 1];
  return {.plan = plan, .gain = 1 / launch.relativeTimes.at(plan)};
}

std::pair<std::string, double> bestIn(const tune::MeasuredLaunch &launch) {
  std::pair<std::string, double> out{"", 1};
  for (const auto &[plan, time] : launch.relativeTimes)
    if (1 / time > std::max(out.second, 1.005)) out = {plan, 1 / time};
  return out;
}

std::string orOriginal(const std::string &plan) {
  return plan.empty() ? "the original" : plan;
}

std::string verifiedText(const workflow::DispatchedForm &form) {
  if (!form.verification) return "not verified";
  return form.verification->holds() ? "verified at " + std::to_string(form.verification->sizes) + " boundary sizes"
                                    : "not verified: " + form.verification->whyNot;
}

std::string textOf(const tune::MeasuredPlans &measured, const workflow::Dispatcher &made) {
  Table table({"launch", "chosen", "times faster", "best measured", "times faster"});
  for (const tune::MeasuredLaunch &launch : measured.launches) {
    const Chosen chosen = chosenIn(made, launch);
    const auto best = bestIn(launch);
    table.add({numbersText(launch, made.features), orOriginal(chosen.plan), fixed(chosen.gain, 2),
               orOriginal(best.first), fixed(best.second, 2)});
  }
  std::string out = "measured on " + measured.device + "\n" + table.text();
  out += "chosen by launch: " + fixed(made.meanGain, 2) +
         " times as fast in the geometric mean; the best single plan " + fixed(made.bestSingle, 2) + "\n";
  for (const workflow::DispatchedForm &form : made.forms) {
    out += form.plan + " for blocks of " + run::extentsText(form.block) + ": " + verifiedText(form) + "\n";
    for (const std::string &assumption : form.assumptions)
      out += "  right if: " + assumption + "\n";
  }
  for (const workflow::PlanLeftOut &left : made.leftOut)
    out += "left out: " + left.plan + ": " + left.reason + "\n";
  for (const workflow::MissingMeasurement &one : made.missing)
    out += "not measured: " + one.plan + " with " + numbersText(measured.launches[one.launch], made.features) + "\n";
  return out;
}

Json jsonOf(const tune::MeasuredPlans &measured, const workflow::Dispatcher &made, const std::string &output) {
  Json launches = Json::array();
  for (const tune::MeasuredLaunch &launch : measured.launches) {
    const Chosen chosen = chosenIn(made, launch);
    const auto best = bestIn(launch);
    launches.push_back({{"numbers", launch.context},
                        {"chosen", chosen.plan},
                        {"gain", chosen.gain},
                        {"best", best.first},
                        {"best_gain", best.second}});
  }
  Json forms = Json::array();
  for (const workflow::DispatchedForm &form : made.forms)
    forms.push_back({{"plan", form.plan},
                     {"block", form.block},
                     {"assumptions", form.assumptions},
                     {"verified_sizes", form.verification ? Json(form.verification->sizes) : Json(nullptr)},
                     {"not_verified", form.verification ? Json(form.verification->whyNot) : Json("")}});
  Json left = Json::array();
  for (const workflow::PlanLeftOut &one : made.leftOut)
    left.push_back({{"plan", one.plan}, {"reason", one.reason}});
  Json missing = Json::array();
  for (const workflow::MissingMeasurement &one : made.missing)
    missing.push_back({{"plan", one.plan}, {"numbers", measured.launches[one.launch].context}});
  return {{"device", measured.device},
          {"function", made.function},
          {"gain", made.meanGain},
          {"best_single_gain", made.bestSingle},
          {"compared", made.features},
          {"launches", std::move(launches)},
          {"forms", std::move(forms)},
          {"left_out", std::move(left)},
          {"not_measured", std::move(missing)},
          {"header", output.empty() ? Json(made.header) : Json(output)}};
}

Result<void> deliver(const Arguments &arguments, const workflow::Dispatcher &made,
                     const tune::MeasuredPlans &measured) {
  if (!arguments.output.empty())
    if (auto written = writeFileAtomically(arguments.output, made.header); !written) return written;
  if (arguments.kernel.source.json)
    print(jsonOf(measured, made, arguments.output));
  else if (arguments.output.empty())
    std::cout << made.header;
  else
    std::cout << textOf(measured, made) << arguments.output << '\n';
  return {};
}

int run(const Arguments &arguments, const CommandContext &context) {
  const bool json = arguments.kernel.source.json;
  auto form = arguments.launch.form();
  if (!form) return report(form.error(), json);
  if (!arguments.output.empty())
    if (const auto can = checkWritable(arguments.output); !can) return report(can.error(), json);
  const auto source = open(arguments.kernel.source, context, /*manyParses=*/true);
  if (!source) return report(source.error(), json);
  reportDiagnostics(source->unit);
  const auto kernel = arguments.kernel.find(source->unit);
  if (!kernel) return report(kernel.error(), json, &source->unit);
  workflow::DispatchOrder order{.subject = source->subject(*kernel)};
  order.subject.instance = arguments.launch.instance;
  order.subject.form = std::move(*form);
  auto all = measuredPlans(arguments, order.subject);
  if (!all) return report(all.error(), json);
  auto measured = onOneGpu(arguments, std::move(*all));
  if (!measured) return report(measured.error(), json);
  order.measured = std::move(*measured);
  order.deepest = arguments.deepest;
  order.verifies = !arguments.withoutVerification;
  order.wishes.names = arguments.sizes;
  const Interruption interruption;
  const auto made = workflow::makeDispatcher(order, interruption.token());
  if (!made) return report(made.error(), json, &source->unit);
  const auto delivered = deliver(arguments, *made, order.measured);
  return delivered ? exitDone : report(delivered.error(), json);
}

} // namespace

void addDispatchCommand(CLI::App &app, CommandContext &context) {
  auto *command = app.add_subcommand(
      "dispatch", "Write a header whose function launches a kernel in the form that was the fastest where it was "
                  "measured, chosen by the numbers of the launch from what the store holds of several launches");
  auto arguments = std::make_shared<Arguments>();
  arguments->kernel.addTo(*command);
  command->add_option("-o,--output", arguments->output, "header to write (default: it is printed, and nothing else)");
  command->add_option("--store", arguments->store, "a store of its own, in place of the one that `store path` names");
  command->add_option("--gpu", arguments->gpu,
                      "the model that it was measured on, or its first letters; needed where there are several");
  command->add_option("--l2", arguments->l2, "the L2 cache before each launch that was measured (default: warm)")
      ->check(CLI::IsMember({"warm", "flushed"}));
  command->add_option("--deepest", arguments->deepest, "so many comparisons decide at most (default 4)")
      ->check(CLI::Range(0, 12));
  command->add_flag("--no-verify", arguments->withoutVerification, "do not run the forms on the CPU");
  command->add_option("--size", arguments->sizes,
                      "an argument that is a size, for example n: the forms are verified at other values of it; may be "
                      "repeated (default: arguments that bound threads or loops)");
  arguments->launch.addTo(*command);
  command->callback([arguments, &context] { context.exitCode = run(*arguments, context); });
}

} // namespace warpgrain::cli
