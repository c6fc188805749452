// SPDX-License-Identifier: Apache-2.0
#include "app/runner/Options.h"

#include <charconv>
#include <cmath>

namespace warpgrain::runner {

namespace {

Result<double> numberFor(std::string_view option, std::string_view text, double least, double most) {
  double value = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || stop != text.data() + text.size() || !(value >= least && value <= most))
    return fail(ErrorKind::usage, std::string(option) + " needs a number; \"" + std::string(text) + "\" is none from " +
                                      std::to_string(least) + " to " + std::to_string(most) + ".");
  return value;
}

Result<int> countFor(std::string_view option, std::string_view text, int least, int most) {
  const auto value = numberFor(option, text, least, most);
  if (!value) return std::unexpected(value.error());
  if (*value != std::floor(*value)) return fail(ErrorKind::usage, std::string(option) + " needs a whole number.");
  return static_cast<int>(*value);
}

/// Takes an option that has a value.
Result<void> take(Options &options, std::string_view option, std::string_view text) {
  const auto put = [](auto &&value, auto &&use) -> Result<void> {
    if (!value) return std::unexpected(value.error());
    use(*value);
    return {};
  };
  if (option == "--gpu") return put(countFor(option, text, 0, 1023), [&](int v) { options.gpu = v; });
  if (option == "--together")
    return put(countFor(option, text, 1, 64), [&](int v) { options.together = static_cast<unsigned>(v); });
  if (option == "--target")
    return put(numberFor(option, text, 0.001, 100), [&](double v) { options.target = v / 100; });
  if (option == "--budget")
    return put(numberFor(option, text, 0.01, 86400), [&](double v) { options.budgetSeconds = v; });
  if (option == "--time-limit")
    return put(numberFor(option, text, 0.05, 86400), [&](double v) { options.launchSeconds = v; });
  if (option == "--l2" && (text == "warm" || text == "flushed")) {
    options.flushL2 = text == "flushed";
    return {};
  }
  if (option == "--l2") return fail(ErrorKind::usage, "--l2 is warm or flushed.");
  return fail(ErrorKind::usage, "There is no option " + std::string(option) + "; warpgrain-runner --help lists them.");
}

bool takeFlag(Options &options, std::string_view option) {
  if (option == "--again") return options.again = true;
  if (option == "--energy") return options.energy = true;
  if (option == "--counters") return options.counters = true;
  if (option == "--activity") return options.activity = true;
  if (option == "--check") return options.checkOnly = true;
  if (option == "--gpu-info") return options.describe = true;
  if (option == "--serve") return options.serve = true;
  if (option == "--times") return options.times = true;
  if (option == "--end-with-reader") return options.endWithReader = true;
  if (option == "--help" || option == "-h") return options.help = true;
  if (option == "--version") return options.version = true;
  return false;
}

} // namespace

measure::MeasureSettings Options::over(measure::MeasureSettings settings) const {
  settings.flushL2 = flushL2.value_or(settings.flushL2);
  settings.target = target.value_or(settings.target);
  settings.budgetSeconds = budgetSeconds.value_or(settings.budgetSeconds);
  settings.launchSeconds = launchSeconds.value_or(settings.launchSeconds);
  return settings;
}

Result<Options> parseOptions(std::span<const std::string_view> arguments) {
  Options options;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string_view argument = arguments[i];
    if (!argument.starts_with('-')) {
      if (!options.bundle.empty()) return fail(ErrorKind::usage, "Only one bundle can be named.");
      options.bundle = argument;
      continue;
    }
    if (takeFlag(options, argument)) continue;
    const std::size_t equals = argument.find('=');
    const std::string_view name = argument.substr(0, equals);
    std::string_view value;
    if (equals != std::string_view::npos)
      value = argument.substr(equals + 1);
    else if (i + 1 < arguments.size())
      value = arguments[++i];
    if (auto taken = take(options, name, value); !taken) return std::unexpected(taken.error());
  }
  if (options.serve && !options.bundle.empty())
    return fail(ErrorKind::usage, "With --serve, bundles are named on the standard input.");
  const bool needsBundle = !options.help && !options.version && !options.describe && !options.serve;
  if (needsBundle && options.bundle.empty())
    return fail(ErrorKind::usage, "No bundle is named; write warpgrain-runner BUNDLE.");
  return options;
}

std::string_view helpText() {
  return "usage: warpgrain-runner [options] BUNDLE\n"
         "\n"
         "Measures the kernels of a bundle (a folder with a bundle.json) on a GPU. Prints one JSON line\n"
         "for the environment and one for each variant as it is known, and adds them to the bundle's\n"
         "results.jsonl; what that has already is not measured again.\n"
         "\n"
         "  --gpu N           which GPU, from 0 (default 0)\n"
         "  --target PERCENT  measure until the median is known this well (default: the bundle's, or 1)\n"
         "  --budget SECONDS  and no longer than this for each variant (default: the bundle's, or 10)\n"
         "  --time-limit S    a launch that takes longer hangs (default: the bundle's, or 30)\n"
         "  --l2 warm|flushed the L2 cache before each timed launch (default: the bundle's, or warm)\n"
         "  --together N      variants measured in turns beside the baseline (default 16)\n"
         "  --energy          measure the energy of a launch too, after timing: at least half a second each\n"
         "  --activity        read the kernels' own times too, with CUPTI: without what events and launches take\n"
         "  --counters        read the GPU's counters too, after timing: occupancy, sectors, conflicts, stalls\n"
         "  --again           measure what has a result already, too\n"
         "  --times           say where the time went, when it ends\n"
         "  --serve           measure one bundle after another: each is named by a line on the standard input,\n"
         "                    {\"bundle\": \"/path\"}, and its records end with a line of the type end\n"
         "  --end-with-reader end as soon as nobody reads the lines any more (a cut connection)\n"
         "  --check           only see whether the bundle is sound\n"
         "  --gpu-info        only print the environment\n"
         "  --version, --help\n"
         "\n"
         "Exit status: 0 every variant has a row and the baseline was measured, 1 it was not, or results\n"
         "could not be kept, 2 wrong usage, 3 the bundle cannot be read.\n";
}

} // namespace warpgrain::runner
