// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/base/json/Parsed.h"

#include <string>
#include <string_view>
#include <type_traits>

namespace warpgrain::json {

/// One line, or indented. What is not UTF-8 in a text is replaced.
std::string textOf(const OrderedJson &value, int indent = -1);

/// What is said where a document cannot be read.
struct Complaint {
  ErrorKind kind = ErrorKind::input;
  std::string_view notJson; ///< the sentence for what is no JSON
  std::string_view lead;    ///< begins the sentence for the rest: "The bundle cannot be used: "
};

/// What `read` makes of a document that was parsed without exceptions; it may throw BadField. Fails as the complaint
/// has it.
template <typename Read>
auto readParsed(const Json &document, const Complaint &complaint, const Read &read)
    -> Result<std::invoke_result_t<Read, const Json &, const Place &>> {
  if (document.is_discarded()) return fail(complaint.kind, std::string(complaint.notJson));
  try {
    return read(document, Place());
  } catch (const BadField &bad) {
    return fail(complaint.kind, std::string(complaint.lead) + bad.sentence);
  }
}

/// The same of a text. One that is nested too deeply is no JSON either.
template <typename Read>
auto readDocument(std::string_view text, const Complaint &complaint, const Read &read) {
  return readParsed(parsed(text), complaint, read);
}

/// The value of a form that a text holds.
template <typename T, typename Form>
Result<T> readDocumentAs(std::string_view text, const Complaint &complaint, const Form &form) {
  return readDocument(text, complaint, [&form](const Json &document, const Place &place) {
    T value;
    form.read(value, document, place);
    return value;
  });
}

} // namespace warpgrain::json
