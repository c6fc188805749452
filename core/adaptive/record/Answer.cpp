// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/record/Answer.h"

#include "core/adaptive/record/RecordingForm.h"
#include "core/base/json/Document.h"
#include "core/base/json/Fields.h"

namespace warpgrain::adaptive {

namespace {

constexpr std::array<std::string_view, 7> kindNames{"usage", "input",     "refused", "undecided",
                                                    "tool",  "cancelled", "internal"};
constexpr json::Named kindName{kindNames, "is no kind of error."};

auto errorFields(Error &error) {
  return json::openFields(json::required("kind", error.kind, kindName), json::required("message", error.message));
}

/// An answer that is an error.
struct Failed {
  Error error;
};

auto failedFields(Failed &failed) {
  return json::openFields(json::required("error", failed.error, json::object(errorFields)));
}

} // namespace

std::string answerText(const Result<Recording> &answer) {
  if (answer) return recordingText(*answer);
  return json::textOf(json::object(failedFields).write(Failed{answer.error()}));
}

Result<Recording> readAnswer(std::string_view text) {
  const json::Complaint complaint{.kind = ErrorKind::tool,
                                  .notJson = "warpgrain-spmv gave no answer.",
                                  .lead = "The answer of warpgrain-spmv cannot be used: "};
  if (const auto failed = json::readDocumentAs<Failed>(text, complaint, json::object(failedFields)))
    return std::unexpected(failed->error);
  auto recording = readRecording(text);
  if (!recording) return fail(ErrorKind::tool, std::string(complaint.lead) + recording.error().message);
  return recording;
}

} // namespace warpgrain::adaptive
