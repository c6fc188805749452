// SPDX-License-Identifier: Apache-2.0
//
// Several processes with one store, and processes that are killed.
#include "tests/unit/tune/store/SampleRecords.h"

#include <gmock/gmock.h>

#include <chrono>
#include <csignal>
#include <fstream>
#include <random>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace warpgrain::tests {
namespace {

using namespace tune;

std::string planOf(int writer, int number) {
  return "writer " + std::to_string(writer) + " plan " + std::to_string(number);
}

class StoreProcesses : public StoreFolder {};

/// Opens the store, whoever made it, and puts records one by one. Returns the exit status.
int putMany(const std::filesystem::path &path, int writer, int quantity) {
  auto store = Store::open(path);
  if (!store || !store->notes().empty()) return 1;
  for (int i = 0; i < quantity; ++i)
    if (const auto put = store->put(sampleRecord(planOf(writer, i), i)); !put || !*put) return 2;
  return 0;
}

TEST_F(StoreProcesses, TwoThatWriteLoseNothing) {
  constexpr int writers = 4;
  constexpr int quantity = 60;
  std::vector<pid_t> children;
  for (int writer = 0; writer < writers; ++writer) {
    children.push_back(::fork());
    if (children.back() == 0) ::_exit(putMany(path(), writer, quantity));
  }
  for (const pid_t child : children) {
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
  }
  const std::vector<std::string> plans = plansOf(open());
  EXPECT_EQ(plans.size(), static_cast<std::size_t>(writers * quantity));
  EXPECT_EQ(std::set(plans.begin(), plans.end()).size(), plans.size());
}

TEST_F(StoreProcesses, OneDamagedFileIsSetAsideOnceByAll) {
  for (int round = 0; round < 5; ++round) {
    const std::string name = "store-" + std::to_string(round) + ".sqlite";
    std::ofstream(path(name)) << "no database at all";
    std::vector<pid_t> children;
    for (int writer = 0; writer < 4; ++writer) {
      children.push_back(::fork());
      if (children.back() != 0) continue;
      auto store = Store::open(path(name));
      ::_exit(store && store->put(sampleRecord(planOf(writer, 0))) ? 0 : 1);
    }
    for (const pid_t child : children) {
      int status = 0;
      ::waitpid(child, &status, 0);
      EXPECT_EQ(status, 0);
    }
    EXPECT_EQ(plansOf(open(name)).size(), 4U);
    std::size_t aside = 0;
    for (const auto &entry : std::filesystem::directory_iterator(path().parent_path()))
      aside += entry.path().filename().string().starts_with(name + ".damaged-") ? 1 : 0;
    EXPECT_EQ(aside, 1U);
  }
}

/// Puts records for ever, so many at once, and writes a byte into a pipe after each time.
[[noreturn]] void putForEver(const std::filesystem::path &path, int round, int together, int acknowledge) {
  auto store = Store::open(path);
  for (int i = 0; store; ++i) {
    std::vector<Record> records;
    for (int k = 0; k < together; ++k)
      records.push_back(sampleRecord(planOf(round, i * together + k), k));
    if (!store->put(records)) break;
    const char byte = 1;
    if (::write(acknowledge, &byte, 1) != 1) break;
  }
  ::_exit(1);
}

int countBytes(int from) {
  int out = 0;
  std::array<char, 256> bytes{};
  for (ssize_t got = 0; (got = ::read(from, bytes.data(), bytes.size())) > 0;)
    out += static_cast<int>(got);
  return out;
}

/// Kills a process that puts records, after some microseconds. Returns how often it was acknowledged.
int killAfter(std::int64_t microseconds, const std::filesystem::path &path, int round, int together) {
  std::array<int, 2> pipe{};
  if (::pipe(pipe.data()) != 0) return 0;
  const pid_t child = ::fork();
  if (child == 0) putForEver(path, round, together, pipe[1]);
  ::close(pipe[1]);
  std::this_thread::sleep_for(std::chrono::microseconds(microseconds));
  ::kill(child, SIGKILL);
  int status = 0;
  ::waitpid(child, &status, 0);
  EXPECT_TRUE(WIFSIGNALED(status)) << "it was to write until it is killed";
  const int out = countBytes(pipe[0]);
  ::close(pipe[0]);
  return out;
}

TEST_F(StoreProcesses, AKilledOneLeavesEveryRecordThatWasAcknowledged) {
  std::mt19937 random(11);
  std::size_t least = 0;
  for (int round = 0; round < 20; ++round) {
    const int acknowledged = killAfter(1000 + random() % 300'000, path(), round, 1);
    const Store store = open();
    ASSERT_TRUE(store.notes().empty()) << store.notes().front();
    for (int i = 0; i < acknowledged; ++i)
      ASSERT_EQ(store.find(sampleKey(planOf(round, i))).value().size(), 1U) << round << ' ' << i;
    least += static_cast<std::size_t>(acknowledged);
    const std::size_t all = plansOf(store).size();
    EXPECT_GE(all, least);
    EXPECT_LE(all, least + static_cast<std::size_t>(round) + 1) << "at most one for each that was not acknowledged";
  }
  EXPECT_GT(least, 10U) << "too few were written to say anything";
}

TEST_F(StoreProcesses, AKilledOneLeavesNoPartOfAList) {
  constexpr int together = 300;
  std::mt19937 random(12);
  for (int round = 0; round < 12; ++round) {
    const int acknowledged = killAfter(1000 + random() % 300'000, path(), round, together);
    const Store store = open();
    ASSERT_TRUE(store.notes().empty()) << store.notes().front();
    const std::size_t all = plansOf(store).size();
    EXPECT_EQ(all % together, 0U);
    EXPECT_GE(all, static_cast<std::size_t>(acknowledged * together));
  }
}

} // namespace
} // namespace warpgrain::tests
