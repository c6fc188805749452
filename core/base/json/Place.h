// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace warpgrain::json {

/// What is wrong with a document that came from elsewhere. Thrown while the document is read, and caught by
/// readDocument().
struct BadField {
  std::string sentence;
};

/// Where a value stands in a document: "variants[2].grid". Refers to the place around it, which must outlive it.
class Place {
public:
  /// The whole document.
  Place() = default;

  Place(const Place &outer, std::string_view key) : outer_(&outer), key_(key) {}

  Place(const Place &outer, std::size_t index) : outer_(&outer), index_(index) {}

  /// Empty for the whole document.
  std::string text() const;

  /// Throws BadField: the place, and what is wrong there.
  [[noreturn]] void refuse(const std::string &what) const;

private:
  const Place *outer_ = nullptr;
  std::string_view key_; ///< null: an element of a list
  std::size_t index_ = 0;
};

} // namespace warpgrain::json
