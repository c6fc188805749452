// SPDX-License-Identifier: Apache-2.0
#include "core/run/protocol/VerificationStatus.h"

namespace warpgrain::run {

const char *nameOf(VerificationStatus status) {
  switch (status) {
  case VerificationStatus::verified:
    return "verified";
  case VerificationStatus::differs:
    return "differs";
  case VerificationStatus::failed:
    return "failed";
  default:
    return "refused";
  }
}

} // namespace warpgrain::run
