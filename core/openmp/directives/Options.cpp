// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/directives/Options.h"

#include "core/openmp/directives/FileLines.h"
#include "core/openmp/directives/OptionEffect.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

namespace warpgrain::openmp {

namespace {

enum class ValueForm : std::uint8_t { flag, number, text };

struct OptionEntry {
  std::string_view name;
  ValueForm form;
  std::int64_t least;
  std::int64_t most;
  std::string_view whyWithoutEffect; ///< empty: it has one
};

constexpr std::string_view isArgument =
    "a shared number that a kernel only reads is an argument of it, which lies in constant memory and is read into a "
    "register";
constexpr std::string_view tuning =
    "a translation is of one set of options; the command openmpc makes and tries sets of them";

/// All options of section 11.3. Levels are those of DEC-J2.
constexpr std::array entries{
    OptionEntry{"maxNumOfCudaThreadBlocks", ValueForm::number, 1, 2147483647, ""},
    OptionEntry{"cudaThreadBlockSize", ValueForm::number, 1, 1024, ""},
    OptionEntry{"shrdArryCachingOnConst", ValueForm::flag, 0, 1, ""},
    OptionEntry{"shrdArryCachingOnTM", ValueForm::flag, 0, 1, ""},
    OptionEntry{"cudaMemTrOptLevel", ValueForm::number, 0, 4, ""},
    OptionEntry{"MemTrOptOnLoops", ValueForm::flag, 0, 1, ""},
    OptionEntry{"useGlobalGMalloc", ValueForm::flag, 0, 1, ""},
    OptionEntry{"cudaUserDirectiveFile", ValueForm::text, 0, 0, ""},
    OptionEntry{
        "useMatrixTranspose", ValueForm::flag, 0, 1,
        "private arrays lie in local memory, where the GPU puts the same element of neighbouring threads side by "
        "side in any case; arrays that are threadprivate stay on the CPU"},
    OptionEntry{"useLoopCollapse", ValueForm::flag, 0, 1, ""},
    OptionEntry{"useParallelLoopSwap", ValueForm::flag, 0, 1, ""},
    OptionEntry{"useUnrollingOnReduction", ValueForm::flag, 0, 1,
                "the tree of a reduction is of a constant size, which the compiler unrolls"},
    OptionEntry{"useMallocPitch", ValueForm::flag, 0, 1, "arrays are copied as they lie, without padding"},
    OptionEntry{"globalGMallocOpt", ValueForm::flag, 0, 1,
                "memory that stays on the GPU is allocated once in any case"},
    OptionEntry{"cudaMallocOptLevel", ValueForm::number, 0, 1,
                "memory that stays on the GPU is allocated once in any case"},
    OptionEntry{"assumeNonZeroTripLoops", ValueForm::flag, 0, 1,
                "nothing is assumed of loops: the program knows when it runs what the GPU has"},
    OptionEntry{"convStatic2Global", ValueForm::flag, 0, 1,
                "static variables of a function are translated where they are"},
    OptionEntry{"disableCritical2ReductionConv", ValueForm::flag, 0, 1,
                "critical sections become atomic operations, not reductions"},
    OptionEntry{"UEPRemovalOptLevel", ValueForm::number, 0, 3,
                "private values that a split would lose keep their region on the CPU, with a reason"},
    OptionEntry{"localRedVarConf", ValueForm::number, 0, 2,
                "numbers are reduced in shared memory, and arrays one element after the other there"},
    OptionEntry{"forceSyncKernelCall", ValueForm::flag, 0, 1, "each launch is waited for in any case"},
    OptionEntry{"addCudaErrorCheckingCode", ValueForm::flag, 0, 1, "each call of CUDA is checked in any case"},
    OptionEntry{"addSafetyCheckingCode", ValueForm::flag, 0, 1,
                "extents are looked up when the program runs in any case"},
    OptionEntry{"shrdSclrCachingOnReg", ValueForm::flag, 0, 1, isArgument},
    OptionEntry{"shrdSclrCachingOnSM", ValueForm::flag, 0, 1, isArgument},
    OptionEntry{"shrdSclrCachingOnConst", ValueForm::flag, 0, 1, isArgument},
    OptionEntry{"shrdArryElmtCachingOnReg", ValueForm::flag, 0, 1,
                "the text of loops stays as it is; the step scalar-replace keeps such elements in registers"},
    OptionEntry{"prvtArryCachingOnSM", ValueForm::flag, 0, 1, "private arrays are variables of the threads"},
    OptionEntry{"extractTuningParameters", ValueForm::text, 0, 0, tuning},
    OptionEntry{"genTuningConfFiles", ValueForm::text, 0, 0, tuning},
    OptionEntry{"defaultTuningConfFile", ValueForm::text, 0, 0, tuning},
    OptionEntry{"tuningLevel", ValueForm::number, 0, 2, tuning},
};

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") + 1 - first);
}

std::string shown(const GivenOption &option) {
  return "The option " + option.name + " (" + option.origin + ")";
}

Result<std::int64_t> valueOf(const OptionEntry &entry, const GivenOption &option) {
  std::int64_t value = 1;
  const std::string &text = option.value;
  if (entry.form == ValueForm::flag && (text.empty() || text == "true" || text == "on")) return 1;
  if (entry.form == ValueForm::flag && (text == "false" || text == "off")) return 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || error != std::errc() || end != text.data() + text.size() || value < entry.least ||
      value > entry.most)
    return fail(ErrorKind::usage, shown(option) + " takes a number from " + std::to_string(entry.least) + " to " +
                                      std::to_string(entry.most) + (text.empty() ? "" : ", not \"" + text + "\"") +
                                      ".");
  return value;
}

/// Which copies the levels ask for: 0 and 1 remove none, 2 and 3 what the data flow shows to be needless; and out of
/// loops where that is asked for, too.
std::optional<TransferMode> transfersOf(const std::map<std::string_view, std::int64_t> &values) {
  const auto level = values.find("cudaMemTrOptLevel");
  const auto loops = values.find("MemTrOptOnLoops");
  const auto global = values.find("useGlobalGMalloc");
  const bool isKept = global != values.end() && global->second != 0;
  if (level == values.end() && loops == values.end() && global == values.end()) return std::nullopt;
  if (level != values.end() && level->second < 2) return TransferMode::all;
  if (loops != values.end() && loops->second != 0) return TransferMode::resident;
  // What is off is asked for, too: it is not as if nothing were said.
  return level != values.end() || loops != values.end() || isKept ? TransferMode::flow : TransferMode::all;
}

} // namespace

std::string_view whyOptionHasNoEffect(std::string_view name) {
  const auto entry = std::ranges::find(entries, name, &OptionEntry::name);
  return entry == entries.end() ? std::string_view() : entry->whyWithoutEffect;
}

bool isOption(std::string_view name) {
  return std::ranges::find(entries, name, &OptionEntry::name) != entries.end();
}

GivenOption givenOption(std::string_view text, const std::string &origin) {
  const std::size_t equals = text.find('=');
  return {.name = std::string(trimmed(text.substr(0, equals))),
          .value = equals == std::string_view::npos ? std::string() : std::string(trimmed(text.substr(equals + 1))),
          .origin = origin};
}

std::vector<GivenOption> optionsIn(std::string_view text, const std::string &file) {
  std::vector<GivenOption> out;
  forEachFileLine(text, file, [&](std::string_view line, const std::string &place) {
    out.push_back(givenOption(line, place));
    return true;
  });
  return out;
}

std::vector<GivenOption> optionsOfEnvironment(const std::function<const char *(const char *)> &valueOf) {
  std::vector<GivenOption> out;
  for (const OptionEntry &entry : entries)
    if (const char *value = valueOf(std::string(entry.name).c_str()))
      out.push_back({.name = std::string(entry.name), .value = value, .origin = "the environment"});
  return out;
}

Result<TranslationOptions> readOptions(const std::vector<GivenOption> &given) {
  TranslationOptions out;
  std::map<std::string_view, std::int64_t> values;
  std::map<std::string_view, const GivenOption *> last;
  for (const GivenOption &option : given) {
    const auto entry = std::ranges::find(entries, std::string_view(option.name), &OptionEntry::name);
    if (entry == entries.end()) return fail(ErrorKind::usage, shown(option) + " is no option of OpenMPC.");
    last[entry->name] = &option;
    if (entry->form == ValueForm::text) continue;
    const auto value = valueOf(*entry, option);
    if (!value) return std::unexpected(value.error());
    values[entry->name] = *value;
  }
  const auto isOn = [&](std::string_view name) {
    const auto found = values.find(name);
    return found != values.end() && found->second != 0;
  };
  for (const OptionEntry &entry : entries) {
    const auto option = last.find(entry.name);
    if (option == last.end() || entry.whyWithoutEffect.empty()) continue;
    if (entry.form == ValueForm::text || isOn(entry.name))
      out.notes.push_back(shown(*option->second) + " has no effect: " + std::string(entry.whyWithoutEffect) + ".");
  }
  if (const auto found = values.find("cudaThreadBlockSize"); found != values.end())
    out.threadsOfBlock = static_cast<unsigned>(found->second);
  if (const auto found = values.find("maxNumOfCudaThreadBlocks"); found != values.end()) out.mostBlocks = found->second;
  out.arraysInConstant = isOn("shrdArryCachingOnConst");
  out.arraysInTexture = isOn("shrdArryCachingOnTM");
  if (values.contains("useParallelLoopSwap")) out.loopSwap = isOn("useParallelLoopSwap");
  if (values.contains("useLoopCollapse")) out.loopCollapse = isOn("useLoopCollapse");
  out.transfers = transfersOf(values);
  if (const auto level = values.find("cudaMemTrOptLevel"); level != values.end() && level->second == 4)
    out.notes.push_back(shown(*last["cudaMemTrOptLevel"]) +
                        " is taken as 3: level 4 leaves copies out that the program may need.");
  if (isOn("MemTrOptOnLoops") && out.transfers == TransferMode::all)
    out.notes.push_back(shown(*last["MemTrOptOnLoops"]) + " has no effect: cudaMemTrOptLevel is below 2.");
  if (const auto file = last.find("cudaUserDirectiveFile"); file != last.end()) {
    if (file->second->value.empty()) return fail(ErrorKind::usage, shown(*file->second) + " takes the name of a file.");
    out.userDirectives = file->second->value;
  }
  return out;
}

} // namespace warpgrain::openmp
