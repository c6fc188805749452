// SPDX-License-Identifier: Apache-2.0
// Empty: tests/CMakeLists.txt says what for.
