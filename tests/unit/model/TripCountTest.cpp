// SPDX-License-Identifier: Apache-2.0
#include "core/model/TripCount.h"

#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <map>

namespace warpgrain::model {
namespace {

constexpr const char *loops = R"(#define N 32
__global__ void k(float *o, int n) {
  for (int i = 0; i < N; ++i) o[i] = 1;                    // 32
  for (int i = 0; i <= N; i++) o[i] = 1;                   // 33
  for (int i = 1; N > i; i += 3) o[i] = 1;                 // 11
  for (int i = N; i > 0; --i) o[i] = 1;                    // 32
  for (int i = N - 1; i >= 0; i -= 2) o[i] = 1;            // 16
  for (int i = 0; i != 8; i += 2) o[i] = 1;                // 4
  for (int i = 5; i < 5; ++i) o[i] = 1;                    // 0
  for (unsigned i = 0; i < sizeof(float); ++i) o[i] = 1;   // 4
  for (int i = 0; i < n; ++i) o[i] = 1;                    // ?
  for (int i = n; i < 9; ++i) o[i] = 1;                    // ?
  for (int i = 0; i < N; i *= 2) o[i] = 1;                 // ?
  for (int i = 0; i < N; ++i) { if (o[i] > 1) break; }     // ?
  for (int i = 0; i < N; ++i) { if (o[i] > 1) return; }    // ?
  for (int i = 0; i < N; ++i) { if (o[i] > 1) i += 2; }    // ?
  for (int i = 0; i != 7; i += 2) o[i] = 1;                // ?
  for (int i = 0; i < N; --i) o[i] = 1;                    // ?
  int j = 0; while (j < N) ++j;                            // ?
}
)";

/// What the comment of a line says: a number, or nothing for "?".
std::map<int, std::string> expectations() {
  std::map<int, std::string> out;
  std::istringstream in(loops);
  int line = 0;
  for (std::string text; std::getline(in, text);) {
    ++line;
    const std::size_t mark = text.find("// ");
    if (mark != std::string::npos) out[line] = text.substr(mark + 3);
  }
  return out;
}

TEST(TripCount, IsWhatTheLoopsSay) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const tests::ParsedSource source(loops);
  const Unit &unit = source.unit();
  const Body &body = unit[source.kernel()].body;
  const std::string &text = unit.files.front().text;
  std::map<int, std::string> found;
  for (std::size_t i = 0; i < body.statements.size(); ++i) {
    const StatementId id{static_cast<std::uint32_t>(i)};
    if (!body[id].isLoop()) continue;
    const auto trips = constantTripCount(body, unit, id);
    const auto line = std::count(text.begin(), text.begin() + body[id].keyword.begin, '\n') + 1;
    found[static_cast<int>(line)] = trips ? std::to_string(*trips) : "?";
  }
  EXPECT_EQ(found, expectations());
}

} // namespace
} // namespace warpgrain::model
