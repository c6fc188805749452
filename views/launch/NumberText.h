// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/launch/LaunchForm.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace warpgrain::views {

/// Numbers as a person types them: "4096", "0x1000", "-1.5e-3", "true". Nothing where the text is none; the same in
/// every language, as in the source.
std::optional<std::int64_t> integerIn(const QString &text);
std::optional<double> numberIn(const QString &text);
std::optional<run::ArgumentForm> scalarIn(const QString &text);

/// So that it is read back as the same.
QString textOf(double number);
QString textOf(const run::ArgumentForm &scalar); ///< empty for a buffer

} // namespace warpgrain::views
