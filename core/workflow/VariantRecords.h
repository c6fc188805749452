// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/Verification.h"
#include "core/run/sizes/SizedVerifier.h"
#include "core/session/Variant.h"
#include "core/tune/store/Record.h"
#include "core/workflow/PlanVerification.h"

#include <optional>

namespace warpgrain::workflow {

/// What became of building a variant, for the store; nothing where it was cancelled or still waits. `common` is
/// commonRecordOf() its order: a step may depend on the launch's block, so that the launch stays part of the key.
std::optional<tune::Record> buildRecordOf(tune::Record common, const session::Variant &variant);

/// What running a variant on the CPU has shown, for the store.
tune::Record verificationRecordOf(tune::Record common, const run::Verification &verification);

/// What running it at boundary sizes has shown, for the store: a finding for each size at which it agrees. Nothing
/// where no size was a test of it.
std::optional<tune::Record> sizesRecordOf(tune::Record common, const transform::Plan &plan,
                                          const run::SizedVerification &sizes, const run::SizeWishes &wishes);

/// The key that all records of sizesRecordOf() have in common, without a plan. Other arguments that are named as sizes
/// make it another key.
tune::RecordKey sizesKeyOf(const tune::RecordKey &common, const run::SizeWishes &wishes);

/// What such a record says.
PlanVerification planVerificationOf(const tune::Record &record);
PlanVerification planVerificationOf(const run::SizedVerification &sizes);

} // namespace warpgrain::workflow
