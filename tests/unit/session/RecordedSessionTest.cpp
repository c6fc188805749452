// SPDX-License-Identifier: Apache-2.0
#include "core/session/RecordedSession.h"

#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"
#include "core/plan/Step.h"

#include <gmock/gmock.h>

namespace warpgrain::session {
namespace {

TEST(RecordedSession, TheExamplesWereMeasuredAsTheyAreNow) {
  const auto sessions = recordedSessionsIn(WARPGRAIN_RECORDED);
  ASSERT_EQ(sessions.size(), 10U);
  for (const RecordedSession &session : sessions) {
    const auto text = readFile(std::filesystem::path(WARPGRAIN_EXAMPLES) / session.source);
    ASSERT_TRUE(text) << session.source;
    EXPECT_EQ(session.sourcePrint, textPrint(*text)) << session.origin << " is of another text: measure it again";
    EXPECT_EQ(session.environment.gpu, "NVIDIA H200");
    ASSERT_TRUE(session.form);
    EXPECT_TRUE(session.form->grid);
    ASSERT_NE(session.find(""), nullptr) << session.origin;
    EXPECT_GE(session.rows.size(), 3U);
    for (const measure::Row &row : session.rows) {
      EXPECT_TRUE(row.measured()) << session.origin << ": " << row.steps;
      EXPECT_GT(row.summary.median, 0);
      EXPECT_TRUE(row.steps.empty() || transform::parsePlan(row.steps)) << row.steps;
    }
  }
}

TEST(RecordedSession, SaysWhatIsNoRecording) {
  const auto folder = TemporaryDirectory::create();
  ASSERT_TRUE(folder);
  const auto refused = [&folder](const std::string &text) {
    const auto path = folder->path() / "r.jsonl";
    EXPECT_TRUE(writeFileAtomically(path, text));
    const auto sessions = readRecordedSessions(path);
    return sessions ? std::string("taken") : sessions.error().message;
  };
  EXPECT_THAT(refused(""), testing::HasSubstr("holds no recorded results"));
  EXPECT_THAT(refused("[1, 2]\n"), testing::HasSubstr("first line"));
  EXPECT_THAT(refused(R"({"type": "recording", "version": 2})"
                      "\n"),
              testing::HasSubstr("newer version"));
  EXPECT_THAT(refused(R"({"type": "recording", "version": "x"})"
                      "\n"),
              testing::HasSubstr("cannot be read"));
  EXPECT_THAT(refused(R"({"type": "recording", "version": 1, "source": "", "source_print": "", "kernel": "k",)"
                      R"( "launch_text": "", "launch": {}})"
                      "\n"),
              testing::HasSubstr("no line of a result"));
  EXPECT_FALSE(readRecordedSessions(folder->path() / "nowhere"));
  EXPECT_FALSE(readRecordedSessions(folder->path())) << "a folder that is no bundle";
}

} // namespace
} // namespace warpgrain::session
