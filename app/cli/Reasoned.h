// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/JsonValues.h"
#include "core/access/facts/counting/Fact.h"

#include <string>
#include <utility>

namespace warpgrain::cli {

/// An object in which every null has its reason, under "reasons".
class Reasoned {
public:
  explicit Reasoned(Json object = Json::object()) : object_(std::move(object)) {}

  Json &operator[](const std::string &key) { return object_[key]; }

  template <typename T>
  void add(const std::string &key, const access::Fact<T> &fact) {
    if (fact)
      object_[key] = *fact;
    else
      addUnknown(key, fact.error().text());
  }

  /// What `part` makes of a fact.
  template <typename T, typename Part>
  void add(const std::string &key, const access::Fact<T> &fact, Part part) {
    if (fact)
      object_[key] = part(*fact);
    else
      addUnknown(key, fact.error().text());
  }

  void addUnknown(const std::string &key, const std::string &reason) {
    object_[key] = nullptr;
    reasons_[key] = reason;
  }

  Json done() {
    object_["reasons"] = reasons_;
    return std::move(object_);
  }

private:
  Json object_;
  Json reasons_ = Json::object();
};

} // namespace warpgrain::cli
