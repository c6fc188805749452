// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/Verification.h"
#include "core/session/Variant.h"
#include "core/tune/store/Record.h"

#include <optional>

namespace warpgrain::workflow {

/// What became of building a variant, for the store; nothing where it was cancelled or still waits. `common` is
/// commonRecordOf() its order: a step may depend on the launch's block, so that the launch stays part of the key.
std::optional<tune::Record> buildRecordOf(tune::Record common, const session::Variant &variant);

/// What running a variant on the CPU has shown, for the store.
tune::Record verificationRecordOf(tune::Record common, const run::Verification &verification);

} // namespace warpgrain::workflow
