// SPDX-License-Identifier: Apache-2.0
#include "core/measure/ResultFile.h"

#include "tests/unit/measure/BundleFiles.h"

#include <gtest/gtest.h>

#include <csignal>
#include <sys/resource.h>

namespace warpgrain::tests {
namespace {

using namespace measure;

Row rowOf(const std::string &variant, double sample) {
  Row row{.run = "r", .variant = variant, .fingerprint = "print-" + variant, .uuid = "gpu", .samples = {sample}};
  row.summary = summarize(row.samples);
  return row;
}

class ResultFiles : public testing::Test {
protected:
  ResultFile open() const {
    auto file = ResultFile::open(folder_.path() / resultFileName);
    EXPECT_TRUE(file) << file.error().message;
    return std::move(*file);
  }

  BundleFolder folder_;
};

TEST_F(ResultFiles, KeepRowsAndFindTheNewest) {
  {
    ResultFile file = open();
    ASSERT_TRUE(file.append(lineOf(rowOf("a", 1))));
    ASSERT_TRUE(file.append(lineOf(rowOf("a", 2))));
  }
  const ResultFile again = open();
  ASSERT_EQ(again.results().rows.size(), 2U);
  ASSERT_NE(again.results().find("print-a", "gpu"), nullptr);
  EXPECT_DOUBLE_EQ(again.results().find("print-a", "gpu")->summary.median, 2);
  EXPECT_EQ(again.results().find("print-a", "other gpu"), nullptr);
  EXPECT_EQ(again.results().find("print-b", "gpu"), nullptr);
}

TEST_F(ResultFiles, DoNotTakeFailuresForResults) {
  ResultFile file = open();
  Row failed = rowOf("a", 1);
  failed.failure = Failure::hang;
  ASSERT_TRUE(file.append(lineOf(failed)));
  const auto read = readResults(folder_.path() / resultFileName);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->rows.size(), 1U);
  EXPECT_EQ(read->find("print-a", "gpu"), nullptr);
}

TEST_F(ResultFiles, AreReadWhileTheyAreWritten) {
  const std::string text = lineOf(rowOf("a", 1)) + "\n" + lineOf(rowOf("b", 1)).substr(0, 50);
  folder_.write(resultFileName, text);
  const auto read = readResults(folder_.path() / resultFileName);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->rows.size(), 1U);
  EXPECT_EQ(read->unreadable, 0U);
  EXPECT_EQ(folder_.read(resultFileName), text) << "who reads does not cut";
}

TEST_F(ResultFiles, AreNoneWhereNothingWasMeasured) {
  const auto read = readResults(folder_.path() / resultFileName);
  ASSERT_TRUE(read);
  EXPECT_TRUE(read->rows.empty());
}

TEST_F(ResultFiles, AreWrittenByOneRunAtATime) {
  const ResultFile file = open();
  const auto second = ResultFile::open(folder_.path() / resultFileName);
  ASSERT_FALSE(second);
  EXPECT_NE(second.error().message.find("another run"), std::string::npos);
}

TEST_F(ResultFiles, CutOffALineWithoutAnEnd) {
  const std::string whole = lineOf(rowOf("a", 1)) + "\n";
  folder_.write(resultFileName, whole + lineOf(rowOf("b", 1)).substr(0, 50));
  {
    ResultFile file = open();
    EXPECT_EQ(file.results().rows.size(), 1U);
    EXPECT_EQ(file.results().unreadable, 1U);
    ASSERT_TRUE(file.append(lineOf(rowOf("c", 3))));
  }
  EXPECT_EQ(folder_.read(resultFileName), whole + lineOf(rowOf("c", 3)) + "\n");
}

TEST_F(ResultFiles, LeaveUnreadableLinesAlone) {
  folder_.write(resultFileName, "not JSON\n" + lineOf(rowOf("a", 1)) + "\n");
  const ResultFile file = open();
  EXPECT_EQ(file.results().rows.size(), 1U);
  EXPECT_EQ(file.results().unreadable, 1U);
  EXPECT_TRUE(folder_.read(resultFileName).starts_with("not JSON\n"));
}

TEST_F(ResultFiles, AreNotWrittenThroughALink) {
  std::filesystem::create_symlink("/dev/null", folder_.path() / resultFileName);
  EXPECT_FALSE(ResultFile::open(folder_.path() / resultFileName));
}

TEST_F(ResultFiles, LeaveNoHalfLineWhereTheDiskIsFull) {
  ResultFile file = open();
  ASSERT_TRUE(file.append("first"));
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, SIG_IGN);
  const rlimit small{.rlim_cur = 10, .rlim_max = before.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
  const auto appended = file.append(std::string(100, 'x'));
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
  ASSERT_FALSE(appended);
  EXPECT_EQ(appended.error().kind, ErrorKind::input);
  EXPECT_EQ(folder_.read(resultFileName), "first\n");
}

} // namespace
} // namespace warpgrain::tests
