// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/SurveySample.h"

#include <algorithm>
#include <random>

namespace warpgrain::bench {

namespace {

std::string field(const std::string &text) {
  if (text.find_first_of(",\"\n") == std::string::npos) return text;
  std::string out = "\"";
  for (const char c : text)
    out += c == '"' ? "\"\"" : c == '\n' ? " " : std::string(1, c);
  return out + '"';
}

} // namespace

std::vector<std::string> shuffledSources(const std::filesystem::path &folder, std::uint32_t seed) {
  std::vector<std::string> out;
  for (const auto &entry : std::filesystem::recursive_directory_iterator(folder))
    if (entry.is_regular_file() && entry.path().extension() == ".cu") out.push_back(entry.path().string());
  std::ranges::sort(out);
  // Library shuffles differ from one to the other; the generator's numbers do not.
  std::mt19937 random(seed);
  for (std::size_t i = out.size(); i > 1; --i)
    std::swap(out[i - 1], out[random() % i]);
  return out;
}

std::string tableHead(int kernels, std::uint32_t seed) {
  return "# SPDX-License-Identifier: Apache-2.0\n"
         "# Kernels of public programs, drawn at random from files that parse as they are: which coarsening is "
         "possible,\n"
         "# or why none is, of threads and of blocks; and whether nvcc compiles the file with all its kernels "
         "coarsened.\n"
         "# Made by, with the suites side by side in FOLDER:\n"
         "#   corpus-survey --corpus FOLDER --sample " +
         std::to_string(kernels) + " --seed " + std::to_string(seed) +
         " --compile --table tests/bench/corpus_coarsening.csv\n"
         "file,kernel,step,verdict,compiled,reason\n";
}

std::string csvLine(const std::vector<std::string> &fields) {
  std::string line;
  for (std::size_t i = 0; i < fields.size(); ++i)
    line += (i == 0 ? "" : ",") + field(fields[i]);
  return line + '\n';
}

std::string toCsv(const SurveyRow &row) {
  return csvLine({row.file, row.kernel, row.step, row.verdict, row.compiled, row.reason});
}

} // namespace warpgrain::bench
