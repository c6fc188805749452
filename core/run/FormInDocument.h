// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/json/Object.h"
#include "core/run/launch/LaunchForm.h"

#include <utility>

namespace warpgrain::run {

/// A launch form inside another document. Its own reader says what is wrong with it.
struct FormInDocument {
  static void read(LaunchForm &form, const json::Json &json, const json::Place &place) {
    auto read = launchFormFromJson(json.dump());
    if (!read) throw json::BadField{place.text() + ": " + read.error().message};
    form = std::move(*read);
  }
};

} // namespace warpgrain::run
