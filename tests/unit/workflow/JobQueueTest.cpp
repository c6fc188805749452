// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/JobQueue.h"

#include <gmock/gmock.h>

#include <string>

namespace warpgrain::workflow {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

enum : JobQueue::Kind { build, verify, measure };

/// Three kinds of jobs that say what they were told. Each answers as the test wants.
class Jobs : public testing::Test {
protected:
  JobQueue::Job job(JobQueue::Kind kind, const std::string &name) {
    return {.start =
                [this, kind, name] {
                  told_.push_back("start " + name);
                  return answers_[kind]();
                },
            .cancel = [this, name] { told_.push_back("cancel " + name); }};
  }

  static JobStart start() { return JobStart::started; }

  std::vector<std::string> told() { return std::exchange(told_, {}); }

  std::vector<std::string> told_;
  std::function<JobStart()> answers_[3] = {start, start, start};
  JobQueue queue_{{job(build, "build"), job(verify, "verify"), job(measure, "measure")}};
};

TEST_F(Jobs, RunOneAtATimeInTheOrderOfTheirKinds) {
  queue_.ask(verify);
  queue_.ask(measure);
  queue_.ask(build);
  EXPECT_THAT(told(), ElementsAre("start verify"));
  EXPECT_TRUE(queue_.isRunning());
  queue_.ended(verify, true);
  EXPECT_THAT(told(), ElementsAre("start build"));
  queue_.ended(build, true);
  EXPECT_THAT(told(), ElementsAre("start measure"));
  queue_.ended(measure, true);
  EXPECT_THAT(told(), IsEmpty());
  EXPECT_FALSE(queue_.isRunning());
}

TEST_F(Jobs, WaitOnceHoweverOftenTheyAreAskedFor) {
  queue_.ask(build);
  queue_.ask(verify);
  queue_.ask(verify);
  queue_.ended(build, true);
  queue_.ended(verify, true);
  EXPECT_THAT(told(), ElementsAre("start build", "start verify"));
}

TEST_F(Jobs, AreAskedForAgainWhileTheyRun) {
  queue_.ask(build);
  queue_.ask(build);
  EXPECT_TRUE(queue_.isWaiting(build));
  queue_.ended(build, true);
  EXPECT_THAT(told(), ElementsAre("start build", "start build"));
}

TEST_F(Jobs, ThatWaitForSomethingAreTriedAgain) {
  bool isThere = false;
  answers_[build] = [&] { return isThere ? JobStart::started : JobStart::waits; };
  queue_.ask(build);
  EXPECT_TRUE(queue_.isWaiting(build));
  isThere = true;
  queue_.startWaiting();
  EXPECT_FALSE(queue_.isWaiting(build));
  EXPECT_THAT(told(), ElementsAre("start build", "start build"));
}

TEST_F(Jobs, ThatNeedAnotherAreStartedAfterIt) {
  bool isBuilt = false;
  answers_[measure] = [&] { return isBuilt ? JobStart::started : queue_.askFirst(build, measure); };
  queue_.ask(measure);
  EXPECT_THAT(told(), ElementsAre("start measure", "start build"));
  queue_.startWaiting(); // nothing is tried while one runs
  isBuilt = true;
  queue_.ended(build, true);
  EXPECT_THAT(told(), ElementsAre("start measure"));
  EXPECT_FALSE(queue_.isWaiting(measure));
}

TEST_F(Jobs, ThatNeedAnotherAreDroppedWhereItIsNotDone) {
  answers_[measure] = [&] { return queue_.askFirst(build, measure); };
  queue_.ask(measure);
  queue_.ask(verify);
  told();
  queue_.ended(build, false);
  EXPECT_FALSE(queue_.isWaiting(measure));
  EXPECT_THAT(told(), ElementsAre("start verify")); // which does not need it
}

TEST_F(Jobs, ThatNeedAnotherAreDroppedWhereItCannotBeStarted) {
  answers_[build] = [] { return JobStart::failed; };
  answers_[measure] = [&] { return queue_.askFirst(build, measure); };
  queue_.ask(measure);
  EXPECT_FALSE(queue_.isWaiting(measure));
  EXPECT_FALSE(queue_.isRunning());
  EXPECT_THAT(told(), ElementsAre("start measure", "start build"));
}

TEST_F(Jobs, ThatHaveNothingToDoMakeWayForTheNext) {
  answers_[build] = [] { return JobStart::done; };
  queue_.ask(build);
  queue_.ask(verify);
  EXPECT_THAT(told(), ElementsAre("start build", "start verify"));
}

TEST_F(Jobs, AreForgottenWhereTheyAreDroppedWithThoseThatNeedThem) {
  answers_[build] = [] { return JobStart::waits; };
  answers_[measure] = [&] { return queue_.askFirst(build, measure); };
  queue_.ask(measure);
  EXPECT_TRUE(queue_.isWaiting(build));
  EXPECT_TRUE(queue_.isWaiting(measure));
  queue_.drop(build);
  EXPECT_FALSE(queue_.isWaiting(build));
  EXPECT_FALSE(queue_.isWaiting(measure));
}

TEST_F(Jobs, AreCancelledTogether) {
  queue_.ask(build);
  queue_.ask(verify);
  told();
  queue_.cancel();
  EXPECT_THAT(told(), ElementsAre("cancel build"));
  EXPECT_FALSE(queue_.isWaiting(verify));
  queue_.ended(build, false);
  EXPECT_THAT(told(), IsEmpty());
}

TEST_F(Jobs, ThatAreAskedForWhileAnotherStartsAreNotForgotten) {
  bool isThere = false;
  answers_[build] = [&] { return isThere ? JobStart::started : JobStart::waits; };
  answers_[verify] = [&] {
    isThere = true;
    queue_.startWaiting(); // as a dialog's event loop may do
    return JobStart::done;
  };
  queue_.ask(build);
  queue_.ask(verify);
  EXPECT_TRUE(queue_.isRunning());
  EXPECT_FALSE(queue_.isWaiting(build));
}

TEST_F(Jobs, AreListedInTheOrderInWhichTheyAreDone) {
  const auto kinds = [this] {
    std::vector<std::pair<JobQueue::Kind, bool>> out;
    for (const JobQueue::Listed &job : queue_.list())
      out.emplace_back(job.kind, job.isRunning);
    return out;
  };
  using Entry = std::pair<JobQueue::Kind, bool>;
  EXPECT_THAT(kinds(), IsEmpty());
  queue_.ask(verify);
  queue_.ask(measure);
  queue_.ask(build);
  EXPECT_THAT(kinds(), ElementsAre(Entry(verify, true), Entry(build, false), Entry(measure, false)));
  // One that needs a later kind comes behind it.
  answers_[build] = [&] { return queue_.askFirst(measure, build); };
  answers_[measure] = [] { return JobStart::waits; };
  queue_.ended(verify, true);
  EXPECT_THAT(kinds(), ElementsAre(Entry(measure, false), Entry(build, false)));
  EXPECT_THAT(queue_.list().back().needs, ElementsAre(measure));
}

TEST_F(Jobs, SayWhenTheyWereAskedForAndStarted) {
  const auto before = std::chrono::system_clock::now();
  queue_.ask(verify);
  queue_.ask(measure);
  const auto asked = queue_.list().back().since;
  EXPECT_GE(queue_.list().front().since, before);
  EXPECT_GE(asked, before);
  queue_.ask(measure); // it waits already
  EXPECT_EQ(queue_.list().back().since, asked);
  queue_.ended(verify, true);
  EXPECT_GE(queue_.list().front().since, asked);
}

TEST_F(Jobs, AreEndedOneByOne) {
  queue_.ask(build);
  queue_.ask(verify);
  told();
  queue_.cancelRunning(verify); // it waits
  EXPECT_THAT(told(), IsEmpty());
  queue_.cancelRunning(build);
  EXPECT_THAT(told(), ElementsAre("cancel build"));
  EXPECT_TRUE(queue_.isWaiting(verify));
  queue_.ended(build, false);
  EXPECT_THAT(told(), ElementsAre("start verify"));
}

TEST_F(Jobs, TellOfEachChangeOfTheirList) {
  std::vector<std::size_t> sizes;
  queue_.setListener([&] { sizes.push_back(queue_.list().size()); });
  queue_.ask(build);
  EXPECT_EQ(sizes.back(), 1U);
  queue_.ask(verify);
  EXPECT_EQ(sizes.back(), 2U);
  queue_.drop(verify);
  EXPECT_EQ(sizes.back(), 1U);
  queue_.ended(build, true);
  EXPECT_EQ(sizes.back(), 0U);
}

} // namespace
} // namespace warpgrain::workflow
