// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/KeptCase.h"

#include "core/base/Files.h"
#include "tests/fuzz/LineNames.h"

#include <cstdlib>
#include <string_view>
#include <system_error>

namespace warpgrain::tests {

namespace fs = std::filesystem;

namespace {

constexpr int headLines = 3;

/// What stands behind a lead at the beginning of a line.
std::string behind(std::string_view lead, const std::string &text) {
  const std::string words = "// " + std::string(lead) + ": ";
  const std::size_t at = text.starts_with(words) ? 0 : text.find("\n" + words);
  if (at == std::string::npos) return {};
  const std::size_t begin = text.find(words, at) + words.size();
  return text.substr(begin, text.find('\n', begin) - begin);
}

} // namespace

std::string fileTextOf(const KeptCase &kept) {
  std::string plan = kept.plan;
  if (const auto parsed = transform::parsePlan(kept.plan))
    plan = toString(withLines(*parsed, [](long line) { return line + headLines; }));
  return "// plan: " + plan + "\n// kernel: " + kept.kernel + "\n// found: " + kept.note + "\n" + kept.text;
}

Result<KeptCase> readKeptCase(const fs::path &file) {
  auto text = readTextFile(file);
  if (!text) return std::unexpected(text.error());
  KeptCase kept{
      .text = *text, .kernel = behind("kernel", *text), .plan = behind("plan", *text), .note = behind("found", *text)};
  if (kept.plan.empty() || kept.kernel.empty())
    return fail(ErrorKind::input, file.string() + " does not say its plan and its kernel in its first lines: "
                                                  "\"// plan: coarsen x 2\", \"// kernel: k0\".");
  return kept;
}

Result<fs::path> keep(const KeptCase &kept, const std::string &name) {
  const char *chosen = std::getenv("WARPGRAIN_FUZZ_KEEP");
  const fs::path folder = chosen != nullptr && *chosen != '\0' ? chosen : WARPGRAIN_FUZZ_FOUND;
  std::error_code error;
  fs::create_directories(folder, error);
  fs::path file = folder / (name + ".cu");
  if (auto written = writeFileAtomically(file, fileTextOf(kept)); !written) return std::unexpected(written.error());
  return file;
}

} // namespace warpgrain::tests
