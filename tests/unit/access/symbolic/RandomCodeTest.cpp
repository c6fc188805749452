// SPDX-License-Identifier: Apache-2.0
//
// Random integer code, run on the host by the compiler and followed symbolically: no access may be missing, and where
// the forms say that they are exact, none may be too many.
#include "tests/unit/access/symbolic/RandomCode.h"

#include "core/access/form/Evaluate.h"
#include "core/access/form/Text.h"
#include "core/access/symbolic/SymbolicExecution.h"
#include "core/base/Files.h"
#include "core/base/Subprocess.h"
#include "core/base/TemporaryDirectory.h"
#include "tests/support/HostProgram.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

namespace warpgrain::tests {

namespace {

using access::AtomId;

constexpr unsigned kernels = 120;
constexpr unsigned firstSeed = 1;
constexpr std::int64_t largestCounter = 40; ///< more iterations no loop of the generator has
constexpr std::int64_t argumentN = 5;
constexpr std::int64_t argumentM = 13;

/// What one thread does at one access.
struct Key {
  int kernel, bx, ty, tx, site;

  friend auto operator<=>(const Key &, const Key &) = default;
};

using Touches = std::map<Key, std::multiset<std::int64_t>>;

std::string hostProgram(const std::vector<RandomKernel> &all) {
  std::string text = "#include <cstdio>\n#define __device__\n" + RandomCode::helpers() +
                     "static int kernel, bx, ty, tx;\n"
                     "static void touch(int site, long index) "
                     "{ std::printf(\"%d %d %d %d %d %ld\\n\", kernel, bx, ty, tx, site, index); }\n";
  for (std::size_t i = 0; i < all.size(); ++i)
    text += "static void random" + std::to_string(i) + "(int n, int m) {\n" + all[i].host + "}\n";
  text += "int main() {\nfor (bx = 0; bx < 2; ++bx) for (ty = 0; ty < 2; ++ty) for (tx = 0; tx < 8; ++tx) {\n";
  for (std::size_t i = 0; i < all.size(); ++i)
    text += "kernel = " + std::to_string(i) + "; random" + std::to_string(i) + "(5, 13);\n";
  return text + "}\n}\n";
}

Touches runOnHostOf(const std::vector<RandomKernel> &all) {
  const auto folder = TemporaryDirectory::create();
  EXPECT_TRUE(folder);
  const auto outcome = runOnHost(hostProgram(all), folder->path(), "random");
  EXPECT_TRUE(outcome) << (outcome ? "" : outcome.error().message);
  Touches out;
  if (!outcome) return out;
  std::istringstream lines(outcome->standardOutput);
  Key key{};
  std::int64_t index = 0;
  while (lines >> key.kernel >> key.bx >> key.ty >> key.tx >> key.site >> index)
    out[key].insert(index);
  return out;
}

/// All places that one instance says a thread touches.
class Enumeration {
public:
  Enumeration(const access::KernelInstances &instances, const access::AccessInstance &access)
      : access_(access), program_(instances.atoms) {
    const std::string array = access.array ? instances[*access.array].name : std::string();
    isNamed_ = (array == "a" || array == "b") && !instances[*access.array].unknownBase;
    first_ = array == "b" ? RandomKernel::secondArray : 0;
    offset_ = program_.add(access.byteOffset);
    guard_ = program_.add(access::Condition::all(access.place.guards));
    for (const access::LoopInfo &loop : access.place.loops) {
      if (loop.iteration) continue;
      counters_.push_back(loop.counter);
      trips_.push_back(loop.tripCount ? std::optional(program_.add(*loop.tripCount)) : std::nullopt);
      isExact = isExact && loop.isExact;
    }
  }

  void of(const access::Assignment &thread) {
    std::vector<AtomId> inputs;
    for (const auto &[atom, value] : thread) {
      inputs.push_back(atom);
      values_.push_back(value);
    }
    inputs.insert(inputs.end(), counters_.begin(), counters_.end());
    values_.resize(inputs.size(), 0);
    program_.finish(inputs);
    enumerate(0, thread.size());
  }

  std::multiset<std::int64_t> certain; ///< element indices
  std::set<std::int64_t> possible;
  bool isAnywhere = false; ///< it may touch a place that is not known
  bool isExact = true;

private:
  void enumerate(std::size_t loop, std::size_t first) {
    program_.run(values_);
    if (program_.holds(guard_) == false && loop == counters_.size()) return;
    if (loop < counters_.size()) {
      const auto trips = trips_[loop] ? program_.value(*trips_[loop]) : std::nullopt;
      if (!trips) isExact = false;
      for (std::int64_t k = 0; k < std::min(trips.value_or(largestCounter), largestCounter); ++k) {
        values_[first + loop] = k;
        enumerate(loop + 1, first);
      }
      values_[first + loop] = 0;
      return;
    }
    const auto offset = isNamed_ ? program_.value(offset_) : std::nullopt;
    const bool isCertain = program_.holds(guard_).has_value();
    isExact = isExact && isCertain && offset;
    if (!offset) isAnywhere = true;
    if (!offset) return;
    possible.insert(first_ + *offset / 4);
    if (isCertain) certain.insert(first_ + *offset / 4);
  }

  const access::AccessInstance &access_;
  access::Program program_;
  access::Program::Output offset_{};
  access::Program::Output guard_{};
  std::vector<AtomId> counters_;
  std::vector<std::optional<access::Program::Output>> trips_;
  std::vector<std::int64_t> values_;
  bool isNamed_ = false;   ///< the array is one of the kernel's two
  std::int64_t first_ = 0; ///< what its indices count from
};

/// One file with a namespace for each kernel, and what is followed in it.
struct Followed {
  const RandomKernel &kernel;
  const access::KernelInstances &instances;
  std::vector<std::vector<const access::AccessInstance *>> atSite;

  /// firstLine: how many lines of the text stand before the kernel's first.
  Followed(const std::string &text, const RandomKernel &random, int firstLine, const access::KernelInstances &followed)
      : kernel(random), instances(followed), atSite(random.lineOfSite.size()) {
    for (const access::AccessInstance &access : instances.accesses) {
      const auto line = std::count(text.begin(), text.begin() + access.span.begin, '\n') + 1 - firstLine;
      const auto site = std::ranges::find(kernel.lineOfSite, static_cast<int>(line));
      if (site != kernel.lineOfSite.end())
        atSite[static_cast<std::size_t>(site - kernel.lineOfSite.begin())].push_back(&access);
    }
  }

  std::string describe(std::size_t site) const {
    std::ostringstream out;
    out << "line " << kernel.lineOfSite[site] << '\n';
    for (const access::AccessInstance *access : atSite[site]) {
      out << toString(instances.atoms, access->byteOffset) << "\n  if "
          << toString(instances.atoms, access::Condition::all(access->place.guards)) << '\n';
      for (const access::LoopInfo &loop : access->place.loops)
        out << "  loop " << (loop.iteration ? std::to_string(*loop.iteration) : toString(instances.atoms, loop.counter))
            << " < " << (loop.tripCount ? toString(instances.atoms, *loop.tripCount) : "?") << (loop.isExact ? "" : "~")
            << '\n';
    }
    return out.str() + kernel.cuda;
  }
};

/// Compares what one thread does at one access; true where the forms are exact.
bool agrees(const Followed &followed, std::size_t site, const access::Assignment &thread,
            const std::multiset<std::int64_t> &real) {
  bool isExact = true;
  bool isAnywhere = false;
  std::multiset<std::int64_t> certain;
  std::set<std::int64_t> possible;
  for (const access::AccessInstance *access : followed.atSite[site]) {
    Enumeration places(followed.instances, *access);
    places.of(thread);
    isExact = isExact && places.isExact;
    isAnywhere = isAnywhere || places.isAnywhere;
    certain.insert(places.certain.begin(), places.certain.end());
    possible.insert(places.possible.begin(), places.possible.end());
  }
  for (const std::int64_t index : real)
    EXPECT_TRUE(isAnywhere || possible.contains(index)) << index << " is missing: " << followed.describe(site);
  if (isExact) {
    EXPECT_EQ(certain, real) << followed.describe(site);
  }
  return isExact;
}

} // namespace

TEST(RandomCode, NoAccessIsMissingAndNoneTooManyWhereItIsExact) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA toolkit";
  std::vector<RandomKernel> all;
  std::string text = RandomCode::helpers();
  std::vector<int> firstLines;
  for (unsigned i = 0; i < kernels; ++i) {
    all.push_back(RandomCode(firstSeed + i).kernel());
    text += "namespace n" + std::to_string(i) + " {\n";
    firstLines.push_back(static_cast<int>(std::ranges::count(text, '\n')));
    text += all.back().cuda + "}\n";
  }
  const Touches touches = runOnHostOf(all);
  ASSERT_FALSE(touches.empty());
  const ParsedSource source(text);
  const auto ids = source.unit().kernels();
  ASSERT_EQ(ids.size(), all.size());

  int exact = 0;
  int compared = 0;
  for (std::size_t number = 0; number < all.size(); ++number) {
    access::LaunchContext launch;
    if (number % 2 == 0) {
      launch.block = {{8, 2, 1}};
      launch.grid = {{2, 1, 1}};
    }
    if (number % 3 == 0) launch.arguments = {{"n", argumentN}, {"m", argumentM}};
    auto instances = access::executeSymbolically(source.unit(), ids[number], launch);
    access::Assignment thread;
    for (std::uint32_t i = 0; i < instances.atoms.size(); ++i) {
      const access::Atom &atom = instances.atoms[AtomId{i}];
      if (atom.kind == access::AtomKind::symbol && atom.isParameter)
        thread[AtomId{i}] = atom.name == "n" ? argumentN : argumentM;
    }
    const AtomId x = instances.atoms.threadIndex(model::Axis::x);
    const AtomId y = instances.atoms.threadIndex(model::Axis::y);
    const AtomId b = instances.atoms.blockIndex(model::Axis::x);
    const Followed followed(text, all[number], firstLines[number], instances);
    for (int i = 0; i < 2 * 2 * 8 && !HasFailure(); ++i) {
      const int bx = i / 16;
      const int ty = i / 8 % 2;
      const int tx = i % 8;
      thread[x] = tx;
      thread[y] = ty;
      thread[b] = bx;
      for (std::size_t site = 0; site < all[number].lineOfSite.size(); ++site) {
        SCOPED_TRACE("kernel " + std::to_string(number) + ", thread " + std::to_string(bx) + " " + std::to_string(ty) +
                     " " + std::to_string(tx));
        const auto found = touches.find({static_cast<int>(number), bx, ty, tx, static_cast<int>(site)});
        exact += agrees(followed, site, thread, found != touches.end() ? found->second : std::multiset<std::int64_t>())
                     ? 1
                     : 0;
        ++compared;
      }
    }
  }
  RecordProperty("exact", exact);
  RecordProperty("compared", compared);
  EXPECT_GT(exact, compared / 2);
}

} // namespace warpgrain::tests
